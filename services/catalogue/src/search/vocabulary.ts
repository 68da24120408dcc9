import type { Database } from '../database.ts'
import { editDistance, typosAllowed } from './edit-distance.ts'

/** A word that stands in the catalogue and may be what was meant. */
export interface Alternative {
  word: string
  typos: number
}

const MOST_ALTERNATIVES = 40

/** The catalogue's words that a mistyped `word` may have meant, the nearest first. */
export async function alternativesTo(db: Database, word: string): Promise<Alternative[]> {
  const allowed = typosAllowed(word)
  if (allowed === 0) return []
  const letters = [...word].length
  // PostgreSQL counts two swapped letters as two typos, we as one: it sieves coarsely, we finely.
  const rows = await db.$queryRaw<{ word: string; listings: number }[]>`
    SELECT word, listings FROM vocabulary
    WHERE length(word) BETWEEN ${letters - allowed} AND ${letters + allowed}
      AND levenshtein_less_equal(word, ${word}, ${allowed * 2}) <= ${allowed * 2}`
  return rows
    .map((row) => ({ ...row, typos: editDistance(row.word, word) }))
    .filter(({ typos }) => typos > 0 && typos <= allowed)
    .sort((one, other) => one.typos - other.typos || other.listings - one.listings || (one.word < other.word ? -1 : 1))
    .slice(0, MOST_ALTERNATIVES)
    .map(({ word: found, typos }) => ({ word: found, typos }))
}

/** In how many listings each word stands; words that stand nowhere are left out. */
export async function frequenciesOf(db: Database, words: string[]): Promise<Map<string, number>> {
  const rows = await db.vocabularyWord.findMany({ where: { word: { in: words } } })
  return new Map(rows.map(({ word, listings }) => [word, listings]))
}
