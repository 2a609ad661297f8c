"""`python -m scopa_desktop`."""

from scopa_desktop.cli import main

raise SystemExit(main())
