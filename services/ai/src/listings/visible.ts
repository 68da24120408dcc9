import type { PublicListing } from '@storyright/contracts/events'
import { hidesListings, isListingId, refusals } from '@storyright/contracts/vocabulary'
import { type ListingRow, listingRows, personRows } from '@storyright/read-models'
import type { Database } from '../database.ts'
import type { Deps } from '../deps.ts'

/** Early access is not looked at: most who read here are premium members or administrators, to whom it closes nothing. */
export interface Visibility {
  /** Those of these agents whose listings are hidden at present. */
  hiddenAmong(agentIds: Iterable<string>): Promise<ReadonlySet<string>>
  /**
   * All agents whose listings are hidden at present, for a filter. For an agent whose first listing came within the last minute
   * only `hiddenAmong` is sure, where another replica has handled the event.
   */
  hiddenAgents(): Promise<ReadonlySet<string>>
  /** A listing was kept: whose it is counts among the agents from now on. */
  kept(row: ListingRow): void
  /** A listing that may be shown; refuses for any other, and for what is no listing's id. */
  require(id: string): Promise<PublicListing>
}

export function createVisibility({ db, askCatalogue }: Pick<Deps, 'db' | 'askCatalogue'>): Visibility {
  const agents = createKnownAgents(db)
  const hiddenAmong = createHiddenAmong(db)
  return {
    hiddenAmong,
    hiddenAgents: async () => hiddenAmong(await agents.all()),
    kept: ({ listing }) => agents.add(listing.agentId),
    async require(text) {
      const id = requireListingId(text)
      const find = () => listingRows.of(db).findOne({ _id: id, isDeleted: false })
      const row = (await find()) ?? ((await askCatalogue(id)) ? await find() : null)
      if (!row || (await hiddenAmong([row.listing.agentId])).size > 0) throw refusals.listingNotFound()
      return row.listing
    },
  }
}

/** A listing's id is a decimal number. */
export function requireListingId(text: string): string {
  if (!isListingId(text)) throw refusals.listingNotFound()
  return text
}

/** Reading all listings is slow, and hardly ever finds a new agent. */
const READ_EVERY_MS = 60_000

/** All agents with listings: read from time to time; new ones are added by events. */
function createKnownAgents(db: Database) {
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

const KNOWN_FOR_MS = 1_000

/** Filters agents whose listings are hidden; results are cached for a second. */
function createHiddenAmong(db: Database) {
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
