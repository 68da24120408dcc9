import { offerAccepted } from '@storyright/contracts/events'
import { type AgreementDraft, agreementDraft, storeAgreement } from '../agreement/write-agreement.ts'
import type { Tx } from '../database.ts'
import type { Deps } from '../deps.ts'
import { Prisma } from '../generated/client.ts'
import { endLater } from '../offers/endings.ts'
import { addMoment, type Claim, changeOffer, type Offer } from '../offers/offer.store.ts'
import { noteDeed, stateOf } from '../audit.store.ts'
import { addMonths } from '../offers/add-months.ts'

type Claimed = Offer & { claim: Claim }

/**
 * The money is captured: the offer is accepted as of its claim, with the agreement that was worded then, and every other
 * offer on an exclusive listing is to end. The same few rows however many those are. The caller holds the locks.
 */
export async function commitAcceptance(
  tx: Tx,
  deps: Pick<Deps, 'outbox' | 'clock'>,
  { claim, ...offer }: Claimed,
): Promise<void> {
  const { id: offerId, listingId, agentId, hold } = offer
  const at = deps.clock()
  const { claimedAt, claimedBy } = claim
  await tx.hold.update({
    where: { offerId_number: { offerId, number: hold.number } },
    data: { status: 'captured', capturedAt: hold.capturedAt ?? at, captureIsOpen: false },
  })
  await storeAgreement(tx, await draftOf(tx, claim))
  await tx.claim.update({ where: { offerId }, data: { committedAt: at, draft: Prisma.DbNull } })
  await addMoment(tx, offerId, { at: claimedAt, moment: 'accepted' })
  await addMoment(tx, offerId, { at, moment: 'captured' })
  await changeOffer(tx, deps.outbox, offerId, {
    at,
    change: {
      status: 'accepted',
      acceptedAt: claimedAt,
      optionEndsAt: addMonths(claimedAt, offer.optionPeriod),
      reachedAgentAt: offer.reachedAgentAt ?? at, // money may have been taken that was never held
    },
    event: offerAccepted,
  })
  // Whoever accepts and is not the agent does it on the agent's behalf.
  if (claimedBy !== agentId)
    await noteDeed(tx, deps, {
      action: 'offer.captured',
      offerId,
      actorId: claimedBy,
      before: stateOf({ ...offer, claim }),
      after: { ...stateOf(offer), status: 'accepted', paymentStatus: 'captured' },
    })
  if (claim.isExclusive) await endLater(tx, { listingId, exceptOfferId: offerId, because: 'another_accepted', at })
}

/** A claim from before drafts were kept has none. */
const draftOf = async (tx: Tx, { draft, offerId, claimedAt }: Claim): Promise<AgreementDraft> =>
  draft === null ? agreementDraft(tx, { offerId, at: claimedAt }) : (draft as unknown as AgreementDraft)
