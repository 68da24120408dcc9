import type { RightsAvailability } from '@storyright/contracts/http'
import { refusals, type Viewer } from '@storyright/contracts/vocabulary'
import { dayAt } from '@storyright/rights'
import type { Deps } from '../deps.ts'
import { askForListing } from '../listings/ask-catalogue.ts'
import { findListing, isOpenTo } from '../listings/listing.store.ts'
import { isDealing } from '../people/standing.ts'
import { bookOfListing } from '../rights/availability.ts'
import { judge } from '../rights/judge-rights.ts'
import { readBook } from '../rights/scope.ts'
import { openTakings } from '../rights/taking.store.ts'

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
  await askForListing(deps, listingId)
  const listing = await findListing(deps.db, listingId)
  if (!listing || listing.isDeleted) throw refusals.listingNotFound()
  const mayManage = viewer.role === 'admin' || viewer.id === listing.agentId
  const agent = await deps.db.person.findUnique({ where: { id: listing.agentId } })
  if (!mayManage && !(isOpenTo(viewer, listing, now) && isDealing(agent ?? undefined))) throw refusals.listingNotFound()
  const takings = (await openTakings(deps.db, [listingId])).get(listingId) ?? []
  const judged = judge(bookOfListing(listing), takings, { asked: lines[0]!, today: dayAt(now) })
  return { ...judged, asOf: now.toISOString() }
}

function tooManyLines(): Error {
  const message = 'Ask about one line at a time'
  return refusals.validationFailed({ message, errors: [{ path: 'grant', message }] })
}
