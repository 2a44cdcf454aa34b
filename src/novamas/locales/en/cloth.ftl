# What is printed on the cloths, and what they are called for those who hear them.

cloth-label = Cloth: { $game }. The arrow keys go from spot to spot.
cloth-track-label = Racetrack: the numbers in the order of the wheel, and the sectors
cloth-rosette = Bets with { $number }

# Printed on the cloth
cloth-column = Col. { $where }
cloth-dozen = { $where ->
    [1] 1st 12
    [2] 2nd 12
   *[other] 3rd 12
}
cloth-dozen-mark = { $where ->
    [1] P
    [2] M
   *[other] D
}
cloth-sector = { $chips ->
    [one] { $chips } chip
   *[other] { $chips } chips
}
cloth-sector-arc = { $chips ->
    [one] from { $from } to { $to } · { $chips } chip
   *[other] from { $from } to { $to } · { $chips } chips
}
cloth-cells = { $count ->
    [one] one cell
   *[other] { $count } cells
}
