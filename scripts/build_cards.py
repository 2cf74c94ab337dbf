"""Draw the card deck anew: python3 scripts/build_cards.py [folder]."""

import sys

from cards.build import main

if __name__ == "__main__":
    main(sys.argv[1:])
