// How a hand stands, for the colour of its label: still open, asked, paid, lost.
export type Mood = 'open' | 'turn' | 'yours' | 'natural' | 'good' | 'bad' | 'even'
