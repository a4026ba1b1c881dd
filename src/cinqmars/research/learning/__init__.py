"""Games learn to judge positions by playing themselves: self-play, a fit, and generations of both."""
