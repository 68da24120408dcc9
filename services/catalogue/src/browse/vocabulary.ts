import { editDistance, typosAllowed } from '@storyright/contracts/vocabulary'
import type { Database } from '../database.ts'

/** A word in the catalogue that may be what was meant. */
export interface Alternative {
  word: string
  typos: number
  /** How many listings it occurs in. */
  listings: number
}

const MOST_ALTERNATIVES = 40

/** For each word, the catalogue's words that it may have meant, the nearest first. */
export async function alternativesTo(
  db: Database,
  words: string[],
  allowedIn: (word: string) => number = typosAllowed,
): Promise<Map<string, Alternative[]>> {
  const asked = words.map((word) => ({ word, length: [...word].length, allowed: allowedIn(word) }))
  // PostgreSQL counts two swapped letters as two typos, we as one: it preselects, we decide.
  const rows = await db.$queryRaw<{ asked: string; word: string; listings: number }[]>`
    SELECT asked.word AS asked, v.word, v.listings
    FROM jsonb_to_recordset(${JSON.stringify(asked.filter(({ allowed }) => allowed > 0))}::jsonb)
      AS asked (word text, length integer, allowed integer)
    JOIN vocabulary v ON length(v.word) BETWEEN asked.length - asked.allowed AND asked.length + asked.allowed
      AND levenshtein_less_equal(v.word, asked.word, asked.allowed * 2) <= asked.allowed * 2`
  const found = new Map<string, Alternative[]>(words.map((word) => [word, []]))
  for (const { asked: word, ...row } of rows) {
    const typos = editDistance(row.word, word)
    if (typos > 0 && typos <= allowedIn(word)) found.get(word)!.push({ ...row, typos })
  }
  return new Map([...found].map(([word, alternatives]) => [word, nearest(alternatives)]))
}

const nearest = (alternatives: Alternative[]) =>
  alternatives
    .sort((one, other) => one.typos - other.typos || other.listings - one.listings || (one.word < other.word ? -1 : 1))
    .slice(0, MOST_ALTERNATIVES)

/** How many listings each word occurs in; words that occur nowhere are left out. */
export async function frequenciesOf(db: Database, words: string[]): Promise<Map<string, number>> {
  const rows = await db.vocabularyWord.findMany({ where: { word: { in: words } } })
  return new Map(rows.map(({ word, listings }) => [word, listings]))
}
