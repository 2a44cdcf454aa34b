# What is said on the live line of a table when a message cannot be used.
refused-hello-first = Say hello first.
refused-not-json = That message is not JSON.
refused-unknown-message = That message is none that a table understands: send “do” with a command.
refused-too-large = A message has at most { $limit } bytes.
refused-too-fast = That was too fast: at most { $limit } messages a second.
refused-house-closing = The house is closing for a moment; come back in a few seconds.
refused-key-reused = This key was used for another command; give every command a key of its own.
refused-not-written = That could not be written down, so it did not happen.
