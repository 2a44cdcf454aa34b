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

zero-means-half = Half comes back now and the other half is lost. Worth { $part } of the stake, for certain.
zero-means-prison = It stays on the cloth until the next round: if it wins it comes back without winnings; if it loses it is lost.{ $release ->
    [reduced] {" "}Another zero halves it.
   *[full] {""}
} Worth { $part } of the stake on the average.
