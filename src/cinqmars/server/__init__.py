"""The table on the network: seats, live play and the store behind it."""
