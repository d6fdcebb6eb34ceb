"""Who has an account: its rows, password, sign-in, quotas and the log of what happened."""
