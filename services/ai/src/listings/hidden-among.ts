import { hidesListings } from '@storyright/contracts/vocabulary'
import { personRows } from '@storyright/read-models'
import type { Database } from '../database.ts'

const KNOWN_FOR_MS = 1_000

/** Those of some agents whose listings are hidden: what was found is known for a second, so that not every list has to ask. */
export function createHiddenAmong(db: Database) {
  let known = new Map<string, boolean>()
  let until = 0

  async function find(agentIds: readonly string[]): Promise<ReadonlySet<string>> {
    const projection = { 'person.status': 1, 'person.role': 1 }
    const people = await personRows
      .of(db)
      .find({ _id: { $in: [...agentIds] } }, { projection })
      .toArray()
    return new Set(people.filter(({ person }) => hidesListings(person)).map(({ _id }) => _id))
  }

  return async (agentIds: Iterable<string>): Promise<ReadonlySet<string>> => {
    const now = performance.now()
    if (until <= now) {
      known = new Map()
      until = now + KNOWN_FOR_MS
    }
    const its = known // another second may begin while it is asked
    const asked = new Set(agentIds)
    const unknown = [...asked].filter((id) => !its.has(id))
    if (unknown.length > 0) {
      const hidden = await find(unknown)
      for (const id of unknown) its.set(id, hidden.has(id))
    }
    return new Set([...asked].filter((id) => its.get(id)))
  }
}
