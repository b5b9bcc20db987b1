"""Games without people: matches and batches."""
