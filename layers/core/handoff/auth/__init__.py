"""Who is asking, by key or token, and what they may do."""
