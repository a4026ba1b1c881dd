"""Small games that keep the difficult flows of the real ones, to test the kernel with."""
