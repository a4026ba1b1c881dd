"""What each call does: decodes, asks the tables, encodes. `routes` lists them all."""
