"""Games of bots to learn from, as shards of parquet: `tabard dataset` writes them, `read` gives them back as arrays."""

from tabard.dataset.reading import read

__all__ = ["read"]
