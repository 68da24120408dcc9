import { listingRows } from '@storyright/read-models'
import type { Database } from '../database.ts'

/** Looking through all listings takes the longer the more there are, and hardly ever finds somebody new. */
const READ_EVERY_MS = 60_000

/** Everybody who has listings: read now and then, and whoever is heard of meanwhile is added. */
export function createKnownAgents(db: Database) {
  const agents = new Set<string>()
  let reading: { done: Promise<void>; until: number } | undefined

  async function read(): Promise<void> {
    for (const id of await listingRows.of(db).distinct('listing.agentId')) agents.add(id)
  }

  return {
    async all(): Promise<Iterable<string>> {
      const now = performance.now()
      if (!reading || reading.until <= now) {
        const asked = { done: read(), until: now + READ_EVERY_MS }
        reading = asked
        asked.done.catch(() => {
          if (reading === asked) reading = undefined
        })
      }
      await reading.done
      return agents
    },
    add: (agentId: string) => void agents.add(agentId),
  }
}
