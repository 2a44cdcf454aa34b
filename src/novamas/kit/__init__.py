"""The tool box: money, chance, cards, spaces and the decider protocol. It knows no game and no law."""
