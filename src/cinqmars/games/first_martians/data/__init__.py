"""What is in the box, and what the app knows."""
