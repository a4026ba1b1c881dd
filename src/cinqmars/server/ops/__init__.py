"""What running the server takes: limits, figures, the log, files, workers, the other processes."""
