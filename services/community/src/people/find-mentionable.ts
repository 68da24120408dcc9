import type { Writer } from '@storyright/contracts/http'
import { foldText, refusals, type Viewer } from '@storyright/contracts/vocabulary'
import { beginningWith } from '../beginning.ts'
import type { Deps } from '../deps.ts'
import { nameRows } from './name-rows.ts'
import { type Place, readersAmong, reads } from './readers.ts'
import { writerOf } from './writer.ts'

const OFFERED = 10
const BATCH = 200
/** Among a great many of one name most of whom may not read the place, the rest has to be typed. */
const MOST_LOOKED_AT = 2_000

interface Asking {
  viewer: Viewer
  place: Place
  name: string
}

/** Who may read a place and has a name that begins like this. */
export async function findMentionable(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { viewer, place, name }: Asking,
): Promise<Writer[]> {
  if (!reads[place](viewer)) throw refusals.notAllowed()
  const beginning = beginningWith(foldText(name))
  const offered: Writer[] = []
  for (let seen = 0; seen < MOST_LOOKED_AT; seen += BATCH) {
    const rows = await nameRows
      .of(db)
      .find({ names: beginning })
      .sort({ username: 1 })
      .skip(seen)
      .limit(BATCH)
      .toArray()
    const readers = await readersAmong(db, { place, ids: rows.map(({ _id }) => _id), now: clock() })
    for (const { _id } of rows) {
      const person = readers.get(_id)
      if (person && _id !== viewer.id && offered.push(writerOf(person)) === OFFERED) return offered
    }
    if (rows.length < BATCH) break
  }
  return offered
}
