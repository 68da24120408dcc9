import type { Tx } from '../database.ts'
import { blockersOf } from '../people/blocks.ts'
import { type Place, readersAmong } from '../people/readers.ts'
import type { Written } from './written.ts'

/** Who is notified of a text. */
export interface Recipients {
  mentioned: string[]
  followers: string[]
  repliesTo: string | null
}

export const nobody: Recipients = { mentioned: [], followers: [], repliesTo: null }

interface RecipientsOfInput {
  row: Pick<Written, 'authorId' | 'mentions' | 'status'>
  place: Place
  repliesTo: string | null
  followers?: string[]
  now: Date
}

/** Whom a text concerns: those who may read it and have not blocked its author, without the author; nobody while it waits. */
export async function recipientsOf(
  tx: Tx,
  { row: { authorId, mentions, status }, place, repliesTo, followers = [], now }: RecipientsOfInput,
): Promise<Recipients> {
  if (status === 'waiting') return nobody
  const mentioned = mentions.map(({ id }) => id)
  const ids = [...new Set([...mentioned, ...followers, ...(repliesTo ? [repliesTo] : [])])]
  const readers = await readersAmong(tx, { place, ids, now })
  const blockers = await blockersOf(tx, { authorId, ids })
  const concerns = (id: string) => id !== authorId && readers.has(id) && !blockers.has(id)
  return {
    mentioned: mentioned.filter(concerns),
    followers: followers.filter(concerns),
    repliesTo: repliesTo && concerns(repliesTo) ? repliesTo : null,
  }
}
