"""novamas: the Spanish casino catalogues as software that runs."""

__version__ = "0.1.0"
