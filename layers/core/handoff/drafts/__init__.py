"""Models behind links, until they end."""
