/** A range of money, and the point inside it that a score leads to. Pounds in the standard analysis, dollars in the enhanced one. */
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

/** Production budget by medium score. */
export const budgetBand = (mediumScore: number): Band => place(budgetBands, mediumScore)

/** As far into the band as the score is on its way to the next one; never a random number. */
function place(table: BandTable, score: number): Band {
  const within = Math.min(100, Math.max(0, score))
  const index = table.findIndex(({ from }) => within >= from)
  const { from, low, high } = table[index]!
  const end = table[index - 1]?.from ?? 100
  return { low, high, value: Math.round(low + ((high - low) * (within - from)) / (end - from)) }
}
