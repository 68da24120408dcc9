import { defineCollection } from '@storyright/mongodb'
import type { Database } from '../database.ts'

/** A word that some discussion has or had: by it an unfinished word of a search is finished. */
interface WordRow {
  _id: string
  word: string
}

export const wordRows = defineCollection<WordRow>('words', {
  version: 1,
  schema: { bsonType: 'object', required: ['word'] },
  indexes: [{ name: 'by_word', key: { word: 1 } }],
})

const AT_ONCE = 500
/** With so many endings a word is no rare one. */
const MOST_ENDINGS = 1_000
/** What a process remembers to have written. */
const MOST_REMEMBERED = 300_000

/** Writes down the words that are not known yet; `known` remembers them for this process. */
export async function learnWords(db: Database, words: Iterable<string>, known: Set<string>): Promise<void> {
  if (known.size > MOST_REMEMBERED) known.clear()
  const unknown = [...new Set(words)].filter((word) => !known.has(word))
  for (let start = 0; start < unknown.length; start += AT_ONCE) {
    const some = unknown.slice(start, start + AT_ONCE)
    const upserts = some.map((word) => ({
      updateOne: { filter: { _id: word }, update: { $setOnInsert: { word } }, upsert: true },
    }))
    await wordRows.of(db).bulkWrite(upserts, { ordered: false })
    for (const word of some) known.add(word)
  }
}

/** The words that begin so. */
export async function wordsBeginning(db: Database, beginning: string): Promise<string[]> {
  const rows = await wordRows
    .of(db)
    .find({ word: { $gte: beginning, $lt: `${beginning}\u{10ffff}` } })
    .limit(MOST_ENDINGS)
    .toArray()
  return rows.map(({ word }) => word)
}
