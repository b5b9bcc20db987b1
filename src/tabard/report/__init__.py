"""A report: what many games say of seats, scores, lengths and cards, and what a change of the cards does (docs/report.md)."""
