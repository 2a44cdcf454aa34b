"""The pages of the server, one module a part of the house."""
