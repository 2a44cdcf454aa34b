"""`python -m novamas` is the command `novamas`."""

import sys

from novamas.cli import main

sys.exit(main())
