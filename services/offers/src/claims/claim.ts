import { offerAccepted } from '@storyright/contracts/events'
import { addMonths, wholePounds } from '@storyright/contracts/vocabulary'
import { isExclusive } from '@storyright/rights'
import { agreementDraft, asKept, draftIn, storeAgreement } from '../agreement/write-agreement.ts'
import { addAuditEntry, auditedRound, auditedState, because } from '../audit.store.ts'
import type { Tx } from '../database.ts'
import type { Deps } from '../deps.ts'
import { Prisma } from '../generated/client.ts'
import { endConflicting } from '../offers/bulk-terminations.ts'
import { addMoment, changeOffer } from '../offers/offer.store.ts'
import type { Claim, OfferWithHolds } from '../offers/records.ts'
import { changeHold } from '../payments/hold.store.ts'
import { feePence } from '../payments/hold.ts'
import { scopeOf } from '../rights/scope.ts'
import { takeRights } from '../rights/taking.store.ts'
import { closeRounds, notHeld } from './stand-round.ts'

interface ClaimListingInput {
  claimedBy: string
  reason?: string | null
  withoutExtraRights?: boolean
  at: Date
}

/** The claim dates the acceptance: the agreement is as of now, however late the provider confirms the payment. */
export async function claimListing(
  tx: Tx,
  offer: OfferWithHolds,
  { claimedBy, reason = null, withoutExtraRights = false, at }: ClaimListingInput,
): Promise<Claim> {
  const { id: offerId, listingId } = offer
  const scope = scopeOf(offer)
  const draft = asKept(await agreementDraft(tx, offer, { at, withoutExtraRights }))
  const made = { claimedBy, reason, round: offer.round, claimedAt: at, workedAt: at, withoutExtraRights, draft }
  const claim = await tx.claim.create({ data: { offerId, listingId, isExclusive: scope.some(isExclusive), ...made } })
  await takeRights(tx, listingId, { offerId }, scope)
  return claim
}

/**
 * The money is captured: the offer is accepted as of its claim, with the agreement that was worded then, and every offer
 * that it makes impossible is to end. The same few rows however many those are. The caller holds the locks.
 */
export async function commitAcceptance(
  { outbox, clock }: Pick<Deps, 'outbox' | 'clock'>,
  tx: Tx,
  offer: OfferWithHolds & { claim: Claim },
): Promise<void> {
  const { id: offerId, hold, claim } = offer
  const { claimedAt, claimedBy, reason, withoutExtraRights } = claim
  const at = clock()
  const isPart = feePence(offer) < hold.amountPence
  const part = isPart
    ? `${wholePounds(offer.offerPrice)} of ${wholePounds(hold.amountPence / 100)} held; the rest is free`
    : null
  // From here on a hold says what was taken, and no more what was held.
  const taken = { status: 'captured', amountPence: feePence(offer), capturedAt: hold.capturedAt ?? at } as const
  await changeHold(tx, hold, { ...taken, captureIsOpen: false })
  // A claim from before drafts were kept has none.
  await storeAgreement(tx, draftIn(claim) ?? (await agreementDraft(tx, offer, { at: claimedAt, withoutExtraRights })))
  await tx.claim.update({
    where: { offerId },
    data: { committedAt: at, draft: Prisma.DbNull, steps: { increment: 1 } },
  })
  await addMoment(tx, offerId, { at: claimedAt, moment: 'accepted' })
  await addMoment(tx, offerId, { at, moment: 'captured', note: part })
  const unpaid = await closeRounds(tx, offer, at)
  const accepted = { id: offerId, status: 'accepted' } as const
  await changeOffer(tx, outbox, offer, {
    at,
    change: {
      status: accepted.status,
      withoutExtraRights,
      acceptedAt: claimedAt,
      optionEndsAt: addMonths(claimedAt, offer.optionPeriod),
      reachedAgentAt: offer.reachedAgentAt ?? at, // money may have been taken that was never held
    },
    event: offerAccepted,
  })
  if (unpaid)
    await changeOffer(tx, outbox, accepted, { at, ...notHeld(unpaid, 'The earlier terms were accepted first.') })
  // Anyone but the agent accepts on the agent's behalf, which is audited.
  if (claimedBy !== offer.agentId) {
    const before = auditedState(offer)
    const after = {
      status: 'accepted',
      paymentStatus: 'captured',
      isBeingAccepted: false,
      ...auditedRound(offer),
      ...because(reason),
    }
    await addAuditEntry(tx, { action: 'offer.captured', offerId, actorId: claimedBy, before, after }, at)
  }
  await endConflicting(tx, offer, { taken: scopeOf(offer), at })
}
