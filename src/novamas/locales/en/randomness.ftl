# The dossier of the random number generator.

help-rng-test =
    Test the random number generator: everything that the games draw, drawn as the tables draw it.

    A test whose p-value lies below 1 % is repeated on fresh draws, and fails only below 0.01 %. Exit code 1 if a test fails, 2 for an argument that cannot be.
examples-rng-test =
    Examples:
      novamas rng-test
      novamas rng-test --source committed --draws 1000000
      novamas rng-test --source seeded --seed 7 --test frequency --test gap --json
      novamas rng-test --dieharder
option-rng-source = Who draws: csprng (the operating system, as at the tables), committed (derived from a secret) or seeded (reproducible, never for money).
option-rng-draws = Values in each sample.
option-rng-seed = For committed and seeded: any text; the same one gives the same draws.
option-rng-test = Only this test (several times, or parted by commas): frequency, serial, gap…; with --dieharder the number of one of its tests.
option-rng-dieharder = Have dieharder, if it is installed, test the bytes of the source instead.
option-rng-raw = Write the bytes of the source without end, for another program to test.

rng-no-source = There is no source “{ $value }”
rng-no-test = There is no test “{ $value }”
rng-no-seed = The operating system's generator has no seed: name --source committed or seeded.
rng-bad-draws = A sample has { $least } to { $most } values.
rng-raw-alone = --raw writes bytes and nothing else: leave out --dieharder, --json and --test.
rng-raw-terminal = Bytes without end are not for a terminal: send them into a program or a file.

rng-drawing = Drawing and testing
rng-asking = Asking dieharder
rng-source-csprng = Source: the operating system's generator (csprng)
rng-source-committed = Source: draws derived from a secret (committed)
rng-source-seeded = Source: reproducible draws (seeded), never for money
rng-seed = Seed: { $seed }
rng-values = Values in each sample: { $draws }

rng-test = Test
rng-sample = What is tested
rng-statistic = Statistic
rng-freedom = Degrees of freedom
rng-p = p-value
rng-verdict = Verdict
rng-ntuple = Tuple
rng-assessment = dieharder says

rng-passed = passed
rng-failed = FAILED
rng-passed-again = passed, repeated
rng-repeated = repeated
rng-again = … again, on fresh draws
rng-all-passed = { $repeated ->
    [0] All { $tests } tests passed.
    [1] All { $tests } tests passed, one of them when it was repeated.
   *[other] All { $tests } tests passed, { $repeated } of them when they were repeated.
}
rng-some-failed = { $failed ->
    [1] One of { $tests } tests failed.
   *[other] { $failed } of { $tests } tests failed.
}
rng-rule = A test below { $first } is repeated on { $more } times as many fresh draws and fails below { $second }: a fair generator fails at most one run in { $once }.

rng-test-frequency = frequencies
rng-test-serial = pairs in succession
rng-test-triples = threes in succession
rng-test-gap = gaps
rng-test-poker = poker hands
rng-test-coupon = complete collections
rng-test-permutation = orders of four
rng-test-runs-up = rising runs
rng-test-runs-down = falling runs
rng-test-runs-median = runs about the median
rng-test-places = places in the deck
rng-test-orders = orders of five
rng-test-monobit = ones and zeros
rng-test-block-frequency = ones and zeros by block
rng-test-autocorrelation = autocorrelation

rng-sample-roulette = roulette of { $size } numbers
rng-sample-boule = boule of { $size } holes
rng-sample-wheel-of-fortune = wheel of fortune of { $size } cells
rng-sample-bingo = bingo of { $size } balls
rng-sample-tickets = drum of { $size } tickets
rng-sample-tombola = tombola of { $size } tickets
rng-sample-dice = throws of { $size } dice
rng-sample-faces = faces of { $size } dice
rng-sample-lots = lots between { $size }
rng-sample-shoe = shoe of { $size } cards
rng-sample-deck = deck of { $size } cards
rng-sample-hands = five of { $size } cards
rng-sample-shuffle = shuffle of { $size } cards
rng-sample-bytes = bytes
