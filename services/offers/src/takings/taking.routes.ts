import { takingCalls as calls, type OfferTerms, type RightsAvailability, type Taking } from '@storyright/contracts/http'
import { refusals, type Viewer } from '@storyright/contracts/vocabulary'
import { conflicts, dayAt, formatBook, overlaps } from '@storyright/rights'
import { requireVersion, serve, withVersion } from '@storyright/service-kit'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { addAuditEntry } from '../audit.store.ts'
import type { Database } from '../database.ts'
import type { Deps } from '../deps.ts'
import { offerRefusals } from '../errors.ts'
import { askForListing } from '../listings/ask-catalogue.ts'
import { isOpenTo } from '../listings/listing.store.ts'
import { endConflicting } from '../offers/bulk-terminations.ts'
import { isDealing } from '../people/standing.ts'
import { bookOfListing } from '../rights/availability.ts'
import { judge } from '../rights/judge-rights.ts'
import { bookOfSurrenders, heldBy, keptLines, linesIn, readBook, type Scoped, scopeOf } from '../rights/scope.ts'
import { openTakings, publishTakings, type RecordedRow, recordedTaking, retakeRights } from '../rights/taking.store.ts'
import {
  addTaking,
  type ChangeTakingInput,
  changeRecorded,
  endTaking,
  type RecordingDeps,
  requireNoOverlap,
  requireOwnListing,
} from './record-taking.ts'
import { claimedView, holderName, listTakings, recordedView } from './taking.views.ts'

/** What is free and what is taken of a listing's rights. */
export function takingRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, calls.rightsAvailability, async ({ viewer, params: { id: listingId }, query: { grant = 'World; L' } }) =>
    readAvailability(deps, { viewer, listingId, grant }),
  )
  serve(app, calls.listTakings, async ({ viewer, params: { id: listingId }, reply }) => {
    const { version, takings } = await listTakings(deps, { viewer, listingId })
    return withVersion(reply, version, takings)
  })
  serve(app, calls.addTaking, async ({ viewer, params: { id: listingId }, body }) => {
    const { row } = await addTaking(deps, { ...body, viewer, listingId })
    return recordedView(row)
  })
  serve(app, calls.changeTaking, async ({ viewer, params: { id: listingId, takingId }, body, expected, reply }) => {
    const { taking, version } = await changeTaking(deps, { viewer, listingId, takingId, expected, change: body })
    return withVersion(reply, version, taking)
  })
  serve(app, calls.endTaking, async ({ viewer, params: { id: listingId, takingId }, expected, reply }) => {
    const { row, version } = await endTaking(deps, { viewer, listingId, takingId, expected })
    return withVersion(reply, version, recordedView(row))
  })
}

type ReadingDeps = Pick<Deps, 'db' | 'transaction' | 'catalogue' | 'clock'>

interface ReadAvailabilityInput {
  viewer: Viewer
  listingId: string
  /** One line of rights, as it was typed. */
  grant: string
}

/** Whether the rights of a line are free on a listing that this viewer finds in lists, and what stands in the way. */
async function readAvailability(
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

const uuid = z.uuid()

/**
 * Changes what is said of rights that were granted elsewhere or are held back; what is left out stays. Of an offer's, whose producer
 * asked for additional rights in words, the lines are those that these words mean.
 */
export async function changeTaking(deps: RecordingDeps & Pick<Deps, 'db'>, input: ChangeTakingInput) {
  const { takingId: offerId } = input
  const isOfOffer = uuid.safeParse(offerId).success && (await deps.db.claim.count({ where: { offerId } })) > 0
  return isOfOffer ? addExtraLines(deps, input) : changeRecorded(deps, input)
}

/**
 * Says which lines of rights an accepted offer's request in words means; what was said of them before is replaced. They come to the
 * rights under option, so nothing else may take them, and the pending offers end that ask for them too. Everything else of an offer's
 * rights is the offer's.
 */
function addExtraLines(
  deps: RecordingDeps,
  { viewer, listingId, takingId: offerId, expected, change }: ChangeTakingInput,
): Promise<{ taking: Taking; version: number }> {
  return deps.transaction(async (tx) => {
    const listing = await requireOwnListing(tx, { viewer, listingId })
    const before = await tx.claim.findFirst({ where: { offerId, listingId }, include: { offer: true } })
    if (!before) throw offerRefusals.takingNotFound()
    const { lines: typed, holder, note } = change
    const { offer, committedAt, endedAt, withoutExtraRights } = before
    const isRequested = offer.extraRightsRequest !== null && !withoutExtraRights
    if (typed === undefined || holder !== undefined || note !== undefined || !isRequested)
      throw offerRefusals.takenByOffer()
    if (!committedAt) throw offerRefusals.beingAccepted()
    if (endedAt) throw offerRefusals.takingNotFound()
    const holderOf = holderName((await tx.person.findUnique({ where: { id: offer.producerId } })) ?? undefined)
    requireVersion(expected, listing.takingsVersion, () => claimedView(before, holderOf))
    const at = deps.clock()
    const lines = readBook(typed, { path: 'lines', now: at })
    if (overlaps(bookOfSurrenders(before), lines)) throw offerRefusals.rightsGivenBack()
    const scope = scopeOf(offer as object as Scoped)
    const taken = (await openTakings(tx, [listingId])).get(listingId) ?? []
    requireNoOverlap(taken.filter((one) => (one.id === offerId ? overlaps(scope, lines) : conflicts(one.lines, lines))))
    const row = await tx.claim.update({
      where: { offerId },
      data: { extraLines: keptLines(lines) },
      include: { offer: true },
    })
    await retakeRights(tx, listingId, { offerId }, heldBy(offer as object as Scoped, row))
    await endConflicting(tx, offer, { taken: lines, at })
    if (viewer.id !== listing.agentId) {
      const state = (extra: typeof row.extraLines) => ({ listingId, lines: extra ? formatBook(linesIn(extra)) : null })
      const changes = { before: state(before.extraLines), after: state(row.extraLines) }
      await addAuditEntry(tx, { action: 'taking.changed', offerId, actorId: viewer.id, ...changes }, at)
    }
    const version = await publishTakings(tx, deps.outbox, listingId)
    return { taking: claimedView(row, holderOf), version }
  })
}
