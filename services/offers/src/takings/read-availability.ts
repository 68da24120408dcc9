import type { OfferTerms, RightsAvailability } from '@storyright/contracts/http'
import { refusals, type Viewer } from '@storyright/contracts/vocabulary'
import { dayAt } from '@storyright/rights'
import type { Database } from '../database.ts'
import type { Deps } from '../deps.ts'
import { askForListing } from '../listings/ask-catalogue.ts'
import { isOpenTo } from '../listings/listing.store.ts'
import { isDealing } from '../people/standing.ts'
import { bookOfListing } from '../rights/availability.ts'
import { judge } from '../rights/judge-rights.ts'
import { readBook } from '../rights/scope.ts'
import { openTakings, type RecordedRow, recordedTaking } from '../rights/taking.store.ts'

type ReadingDeps = Pick<Deps, 'db' | 'transaction' | 'catalogue' | 'clock'>

interface ReadAvailabilityInput {
  viewer: Viewer
  listingId: string
  /** One line of rights, as it was typed. */
  grant: string
}

/** Whether the rights of a line are free on a listing that this viewer finds in lists, and what stands in the way. */
export async function readAvailability(
  deps: ReadingDeps,
  { viewer, listingId, grant }: ReadAvailabilityInput,
): Promise<RightsAvailability> {
  const now = deps.clock()
  const lines = readBook(grant, { path: 'grant', now })
  if (lines.length > 1) throw tooManyLines()
  const listing = (await findOffered(deps.db, listingId)) ?? (await askAndFind(deps, listingId))
  if (!listing || listing.isDeleted) throw refusals.listingNotFound()
  const mayManage = viewer.role === 'admin' || viewer.id === listing.agentId
  if (!mayManage && !(isOpenTo(viewer, listing, now) && isDealing(listing.agent ?? undefined)))
    throw refusals.listingNotFound()
  const takings = listing.isClaimed
    ? (await openTakings(deps.db, [listingId])).get(listingId)
    : listing.takings?.map(recordedTaking)
  const judged = judge(bookOfListing(listing), takings ?? [], { asked: lines[0]!, today: dayAt(now) })
  return { ...judged, asOf: now.toISOString() }
}

interface OfferedListing {
  agentId: string
  agent: { role: string; status: string } | null
  isDeleted: boolean
  earlyAccessUntil: Date | null
  rights: string | null
  terms: OfferTerms
  /** An offer takes something of it, or is about to. */
  isClaimed: boolean
  takings: RecordedRow[] | null
}

/** All that decides in one statement: this is asked often, and most listings are claimed by no offer. */
async function findOffered(db: Database, listingId: string): Promise<OfferedListing | undefined> {
  const [listing] = await db.$queryRaw<OfferedListing[]>`
    SELECT agent_id AS "agentId", is_deleted AS "isDeleted", early_access_until AS "earlyAccessUntil", rights, terms,
      (SELECT jsonb_build_object('role', role, 'status', status) FROM people WHERE people.id = agent_id) AS agent,
      EXISTS (SELECT FROM claims WHERE listing_id = listings.id AND ended_at IS NULL) AS "isClaimed",
      (SELECT jsonb_agg(jsonb_build_object('id', id, 'kind', kind, 'lines', lines, 'holder', holder, 'note', note) ORDER BY created_at)
        FROM takings WHERE listing_id = listings.id AND ended_at IS NULL) AS takings
    FROM listings WHERE id = ${listingId}`
  return listing
}

async function askAndFind(deps: ReadingDeps, listingId: string): Promise<OfferedListing | undefined> {
  await askForListing(deps, listingId)
  return findOffered(deps.db, listingId)
}

function tooManyLines(): Error {
  const message = 'Ask about one line at a time'
  return refusals.validationFailed({ message, errors: [{ path: 'grant', message }] })
}
