"""Make the sounds anew: python3 scripts/build_sounds.py [folder]."""

import sys

from sounds.build import main

if __name__ == "__main__":
    main(sys.argv[1:])
