"""Models sent, and models kept."""
