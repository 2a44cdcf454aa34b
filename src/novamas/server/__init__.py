"""HTTP and WebSocket around the casino: roles, the house while it is open, its automatic croupiers."""
