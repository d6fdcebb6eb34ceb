"""What handlers put together: private endpoints, the bodies they read, the answers they give."""
