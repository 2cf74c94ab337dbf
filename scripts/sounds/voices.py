"""What is heard at a card table: paper, felt, wood. Pitch 1.0 is the middle; seeds make takes differ."""

from .samples import Samples, band, closed, louder, low_pass, mixed, noise, struck, tone

SECONDS_TURN, SECONDS_TAP = 0.060, 0.070
LIFT = 0.040
LEAVES = 24  # of a riffle
# Of each partial of a bar: its height, level and decay.
MARIMBA = ((1.0, 1.0, 0.075), (3.93, 0.16, 0.022), (9.2, 0.035, 0.008))


def paper(pitch: float, seed: int) -> Samples:
    """A card leaves the felt: a soft tick, and a smaller one as its far edge follows."""
    hiss = band(noise(LIFT, seed), 1100 * pitch, 3000 * pitch)
    near = struck(hiss, 0.003, 0.006)
    far = struck(band(noise(LIFT * 0.6, seed + 1), 1500 * pitch, 3600 * pitch), 0.002, 0.004)
    return closed(mixed((0, near), (0.015, louder(far, 0.5))), LIFT, 0.008)


def felt(pitch: float, seed: int) -> Samples:
    """A card is put on felt: a low tap with a little slap of paper in it."""
    body = mixed(
        (0, tone(SECONDS_TAP, 168 * pitch, 0.014)),
        (0, louder(tone(SECONDS_TAP, 283 * pitch, 0.010), 0.55)),
        (0, louder(tone(SECONDS_TAP, 447 * pitch, 0.006), 0.30)),
    )
    slap = struck(band(noise(SECONDS_TAP, seed), 500 * pitch, 1700 * pitch), 0.001, 0.007)
    tap = mixed((0, struck(body, 0.002, 0.030)), (0, louder(slap, 1.9)))
    return closed(tap, SECONDS_TAP, 0.015)


def flick(pitch: float, seed: int, seconds: float = SECONDS_TURN) -> Samples:
    """A card turns in the air: a breath that ends in a small snap."""
    air = struck(band(noise(seconds, seed), 900 * pitch, 2600 * pitch), seconds * 0.45, seconds * 0.13)
    snap = struck(band(noise(seconds * 0.5, seed + 1), 1300 * pitch, 3400 * pitch), 0.001, 0.005)
    return closed(mixed((0, louder(air, 0.6)), (seconds * 0.42, snap)), seconds, seconds * 0.15)


def riffle(pitch: float, seed: int, seconds: float) -> Samples:
    """The deck is turned over: many leaves, quick in the middle, and the thud of the pack."""
    leaves = []
    for number in range(LEAVES):
        place = number / (LEAVES - 1)
        swing = place - 0.5 * place * (1 - place) * (2 * place - 1)  # denser in the middle
        level = 0.35 + 0.65 * (1 - (2 * place - 0.9) ** 2)
        ticked = band(noise(0.014, seed + number), 900 * pitch, 2800 * pitch)
        leaves.append((0.004 + swing * (seconds - 0.060), louder(struck(ticked, 0.001, 0.003), level)))
    thud = louder(felt(pitch * 0.9, seed + LEAVES), 0.22)
    return closed(mixed(*leaves, (seconds - 0.055, thud)), seconds, 0.02)


def knock(pitch: float, seed: int) -> Samples:
    """Knuckles on the padded edge of the table: low, short, muffled."""
    seconds = 0.090
    body = mixed(
        (0, tone(seconds, 118 * pitch, 0.020)),
        (0, louder(tone(seconds, 196 * pitch, 0.016), 0.8)),
        (0, louder(tone(seconds, 311 * pitch, 0.009), 0.35)),
    )
    skin = struck(low_pass(low_pass(noise(seconds, seed), 500), 500), 0.002, 0.010)
    blow = mixed((0, struck(body, 0.003, 0.040)), (0, louder(skin, 1.5)))
    return closed(low_pass(blow, 900), seconds, 0.02)


def wood(hertz: float, seconds: float) -> Samples:
    """A bar of wood under a soft mallet; lower bars ring longer."""
    ring = min(1.5, max(0.6, (523.25 / hertz) ** 0.5))
    partials = [(0.0, louder(tone(seconds, hertz * n, ring * fall), level)) for n, level, fall in MARIMBA]
    return struck(mixed(*partials), 0.003, 2 * seconds)


def warm(hertz: float, seconds: float) -> Samples:
    """A note of the win: wood that is blown rather than struck."""
    parts = ((1, 1.0, 0.9), (2, 0.22, 0.5), (3, 0.07, 0.3))
    air = mixed(*[(0.0, louder(tone(seconds, hertz * n, fall * 0.55), level)) for n, level, fall in parts])
    return mixed((0, struck(air, 0.030, 4 * seconds)), (0, louder(wood(hertz, min(seconds, 0.4)), 0.5)))
