"""A review: what each seat could have known and done in a recorded game, and how much of the result was luck (docs/review.md)."""
