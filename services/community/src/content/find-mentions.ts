import { communityLimits } from '@storyright/contracts/vocabulary'
import type { Tx } from '../database.ts'
import { blockersOf } from '../people/blocks.ts'
import { type Place, readersAmong } from '../people/readers.ts'
import { namedIn } from './named-in.ts'
import type { Mentioned } from './written.ts'

interface FindMentionsInput {
  text: string
  authorId: string
  place: Place
  now: Date
}

/** Whom a text mentions: those who may read the place and have not blocked its author; not the author. */
export async function findMentions(tx: Tx, { text, authorId, place, now }: FindMentionsInput): Promise<Mentioned[]> {
  const places = namedIn(text)
  if (places.length === 0) return []
  const keys = [...new Set(places.flat().map(({ key }) => key))]
  const known = await tx.person.findMany({ where: { username: { in: keys } }, select: { id: true, username: true } })
  const idOf = new Map(known.map(({ id, username }) => [username, id]))
  const found = new Map<string, string>()
  for (const candidates of places) {
    const named = candidates.find(({ key }) => idOf.has(key))
    const id = named && idOf.get(named.key)
    if (id && id !== authorId && !found.has(id)) found.set(id, named.name)
    if (found.size === communityLimits.mentions) break
  }
  const ids = [...found.keys()]
  const readers = await readersAmong(tx, { place, ids, now })
  const blockers = await blockersOf(tx, { authorId, ids })
  return [...found].filter(([id]) => readers.has(id) && !blockers.has(id)).map(([id, name]) => ({ id, name }))
}
