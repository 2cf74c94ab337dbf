"""Rules that tables differ by, and windows of odd shapes."""

from klondike.rules.presets import RULE_SETS

ONE = RULE_SETS["S3"]._replace(waste_fan=3)
NINE = ONE._replace(decks=2, columns=9)
TEN = ONE._replace(decks=2, columns=10)
THOUGHTFUL = ONE._replace(thoughtful=True)
ODD_SHAPES = [(640, 480), (640, 2160), (3840, 480), (3840, 2160), (1000, 1000), (700, 500), (2160, 3840)]
