import type { PublicListing } from '@storyright/contracts/events'
import { hidesListings, isListingId, refusals } from '@storyright/contracts/vocabulary'
import { listingRows, personRows } from '@storyright/read-models'
import type { Database } from '../database.ts'
import type { Deps } from '../deps.ts'

/** Who reads here is premium or an administrator, so early access closes nothing to them. */
export interface Visibility {
  /** The agents whose listings are hidden at present: known for a second, so that a list need not ask each time. */
  hiddenAgents(): Promise<ReadonlySet<string>>
  /** A listing that may be shown; refuses for any other, and for what is no listing's id. */
  require(id: string): Promise<PublicListing>
}

const KNOWN_FOR_MS = 1_000

export function createVisibility({ db, askCatalogue }: Pick<Deps, 'db' | 'askCatalogue'>): Visibility {
  let known: { agents: Promise<ReadonlySet<string>>; until: number } | undefined
  function hiddenAgents() {
    const now = performance.now()
    if (!known || known.until <= now) {
      const asked = { agents: findHiddenAgents(db), until: now + KNOWN_FOR_MS }
      known = asked
      asked.agents.catch(() => {
        if (known === asked) known = undefined
      })
    }
    return known.agents
  }
  return {
    hiddenAgents,
    async require(text) {
      const id = requireListingId(text)
      const find = () => listingRows.of(db).findOne({ _id: id, isDeleted: false })
      const row = (await find()) ?? ((await askCatalogue(id)) ? await find() : null)
      if (!row || (await hiddenAgents()).has(row.listing.agentId)) throw refusals.listingNotFound()
      return row.listing
    },
  }
}

/** What is no decimal number names no listing. */
export function requireListingId(text: string): string {
  if (!isListingId(text)) throw refusals.listingNotFound()
  return text
}

async function findHiddenAgents(db: Database): Promise<ReadonlySet<string>> {
  const agents = await listingRows.of(db).distinct('listing.agentId')
  const people = await personRows
    .of(db)
    .find({ _id: { $in: agents } })
    .toArray()
  return new Set(people.filter(({ person }) => hidesListings(person)).map(({ _id }) => _id))
}
