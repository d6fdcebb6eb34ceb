"""What every function runs on: the clock, its log and figures, snapshots and the collector."""
