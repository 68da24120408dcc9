import type { Taking } from '@storyright/contracts/http'
import { conflicts, formatBook, overlaps } from '@storyright/rights'
import { requireVersion } from '@storyright/service-kit'
import { z } from 'zod'
import { addAuditEntry } from '../audit.store.ts'
import type { Deps } from '../deps.ts'
import { offerRefusals } from '../errors.ts'
import { endConflicting } from '../offers/bulk-terminations.ts'
import type { Scoped } from '../rights/scope.ts'
import { bookOfSurrenders, heldBy, keptLines, linesIn, readBook, scopeOf } from '../rights/scope.ts'
import { openTakings, publishTakings, retakeRights } from '../rights/taking.store.ts'
import {
  type ChangeTakingInput,
  changeRecorded,
  type RecordingDeps,
  requireNoOverlap,
  requireOwnListing,
} from './record-taking.ts'
import { claimedView, holderName } from './taking.views.ts'

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
