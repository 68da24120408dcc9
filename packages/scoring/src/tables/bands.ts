/** A range of pounds, and the point inside it. */
export interface Band {
  low: number
  high: number
  value: number
}

export type BandTable = readonly { from: number; low: number; high: number }[]
const million = 1_000_000

/** Document 2, section 9.4. */
export const boxOfficeBands: BandTable = [
  { from: 85, low: 8 * million, high: 12 * million },
  { from: 70, low: 5 * million, high: 8 * million },
  { from: 55, low: 2 * million, high: 5 * million },
  { from: 0, low: 1 * million, high: 2 * million },
]
export const budgetBands: BandTable = [
  { from: 85, low: 15 * million, high: 40 * million },
  { from: 70, low: 8 * million, high: 20 * million },
  { from: 55, low: 3 * million, high: 10 * million },
  { from: 0, low: 1 * million, high: 5 * million },
]

/** Box office by genre score. */
export const boxOfficeBand = (genreScore: number): Band => place(boxOfficeBands, genreScore)

/** Production budget: the band by medium score, the place in it by that score and whatever moves the scale of the production. */
export const budgetBand = (mediumScore: number, moves = 0): Band => place(budgetBands, mediumScore, moves)

/** As far into the band as the score is on its way to the next one, and moved by a share of the band; never a random number. */
function place(table: BandTable, score: number, moves = 0): Band {
  const within = Math.min(100, Math.max(0, score))
  const index = table.findIndex(({ from }) => within >= from)
  const { from, low, high } = table[index]!
  const end = table[index - 1]?.from ?? 100
  const share = Math.min(1, Math.max(0, (within - from) / (end - from) + moves))
  return { low, high, value: Math.round(low + (high - low) * share) }
}
