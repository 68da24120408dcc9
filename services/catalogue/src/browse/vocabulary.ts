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

/** How many typos lie between two words: letters missing, added, replaced, or two neighbours swapped. */
export function editDistance(one: string, other: string): number {
  const a = [...one]
  const b = [...other]
  let beforeLast: number[] = []
  let last = b.map((_letter, column) => column)
  last.push(b.length)
  for (let row = 1; row <= a.length; row++) {
    const current = [row]
    for (let column = 1; column <= b.length; column++) {
      const replaced = last[column - 1]! + (a[row - 1] === b[column - 1] ? 0 : 1)
      current[column] = Math.min(replaced, last[column]! + 1, current[column - 1]! + 1)
      const swapped = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]
      if (swapped) current[column] = Math.min(current[column]!, beforeLast[column - 2]! + 1)
    }
    beforeLast = last
    last = current
  }
  return last[b.length]!
}

/** How many typos a word of this length may have and still be understood. */
export function typosAllowed(word: string): 0 | 1 | 2 {
  const letters = [...word].length
  if (letters >= 9) return 2
  return letters >= 5 ? 1 : 0
}

/** How many it may have where nothing else is found. */
export function typosForgiven(word: string): number {
  return [...word].length >= 6 ? 2 : typosAllowed(word)
}
