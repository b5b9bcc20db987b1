"""Our games in the clothes of other libraries, each behind an extra of its own."""
