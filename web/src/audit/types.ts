// The past of a table, by the names that the client has for what the server reads from the books.
export type { Replayed as Moment, Report, RoundPlayed as Round, Rounds, TableRecord as Recorded } from '../lib/wire'
