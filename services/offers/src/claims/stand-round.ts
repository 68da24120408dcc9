import { counterAgreed, roundNotHeld, roundStands } from '@storyright/contracts/events'
import { type OfferEnding, wholePounds } from '@storyright/contracts/vocabulary'
import type { Tx } from '../database.ts'
import type { Deps } from '../deps.ts'
import { findListing, whyNotAvailable } from '../listings/listing.store.ts'
import { endingOf } from '../offers/bulk-terminations.ts'
import { keptDeal } from '../offers/deal.ts'
import { addMoment, changeOffer, lockOffer } from '../offers/offer.store.ts'
import type { OfferRound, OfferWithHolds } from '../offers/records.ts'
import { makeMove } from '../offers/round.store.ts'
import { unpaidOf } from '../offers/round.ts'
import { accepted, dropped, paidRound, stood } from '../offers/round-moves.ts'
import type { Hold } from '../payments/hold.ts'
import { keptScopeOf } from '../rights/scope.ts'

type StandDeps = Pick<Deps, 'outbox' | 'clock'>

/**
 * From here on accepting takes this round: the offer's terms are its, its hold is the one that is captured, and the release of the former
 * hold is wanted, all in the caller's transaction. The round is written already.
 */
export async function standRound(
  { outbox, clock }: StandDeps,
  tx: Tx,
  { offer, round, hold }: { offer: OfferWithHolds; round: OfferRound; hold: Hold },
): Promise<void> {
  const at = clock()
  const { offerPrice, optionPeriod, scope, deal, number, by } = round
  const isCounter = by === 'agent'
  const standing = (await makeMove(tx, stood(offer, { round, hold, at }), at))!
  await changeOffer(tx, outbox, offer, {
    at,
    change: {
      status: 'pending',
      endedBecause: null,
      round: number,
      holdNumber: hold.number,
      offerPrice,
      optionPeriod,
      scope: keptScopeOf(scope),
      deal: keptDeal(deal),
      // An answer about the additional rights is about the terms that it was given for.
      extraRightsAskedAt: null,
      extraRightsAnswer: null,
      extraRightsAnsweredAt: null,
    },
    moment: isCounter ? 'counter_agreed' : 'round_stands',
    note: wholePounds(offerPrice),
    event: isCounter ? counterAgreed : roundStands,
    about: { round: standing },
  })
}

/** Its hold was not made, or came too late: what stood before still stands, and its producer reads that. */
export async function failRound(
  { outbox, clock }: StandDeps,
  tx: Tx,
  { offer, round, why }: { offer: OfferWithHolds; round: OfferRound; why: string },
): Promise<void> {
  const at = clock()
  await makeMove(tx, dropped(offer, round, { status: 'lapsed', at }), at)
  if (offer.status === 'pending' || offer.status === 'expired')
    await changeOffer(tx, outbox, offer, { at, ...notHeld(round, why) })
  else await addMoment(tx, offer.id, { at, moment: 'round_not_held', note: why })
}

/** What its producer reads of a round whose hold was not made, or let go. */
export const notHeld = (round: OfferRound, why: string) =>
  ({ moment: 'round_not_held', note: why, event: roundNotHeld, about: { round, reason: why } }) as const

/**
 * The hold of an unpaid round was authorised: the round stands, unless that is not possible any more. While the offer is being accepted
 * neither happens; whatever ends the claim comes back here.
 */
export async function settlePaidRound(deps: StandDeps, tx: Tx, offerId: string): Promise<void> {
  const offer = await lockOffer(tx, offerId)
  const paid = paidRound(offer)
  if (!paid) return
  const { round, hold } = paid
  const why = await whyNotStanding(deps, tx, offer, round)
  if (why) return failRound(deps, tx, { offer, round, why })
  return standRound(deps, tx, { offer, round, hold })
}

/** An expired offer waits for no ending, so what ended the others is looked for here. */
async function whyNotStanding(
  { clock }: StandDeps,
  tx: Tx,
  offer: OfferWithHolds,
  round: OfferRound,
): Promise<string | undefined> {
  if (offer.status !== 'pending' && offer.status !== 'expired') return 'The offer has ended.'
  const proposed = { ...offer, scope: round.scope }
  if (round.by === 'producer' && round.expiresAt && round.expiresAt <= clock()) return 'Its time had run out.'
  if ((await endedMeanwhile(tx, offer)) || (await endingOf(tx, proposed))) return 'The offer is about to end.'
  return (await whyNotAvailable(tx, proposed, clock())) && 'Some of its rights are not free any more.'
}

/**
 * The offer is accepted: its standing round is what both agreed to, and every other one is over, in the same transaction. Returns the one
 * whose hold is let go.
 */
export async function closeRounds(tx: Tx, offer: OfferWithHolds, at: Date): Promise<OfferRound | undefined> {
  await makeMove(tx, accepted(offer, at), at)
  return unpaidOf(offer)
}

/** Why a pending offer has to end now: the ending came while it was claimed, and waited. */
export async function endedMeanwhile(tx: Tx, offer: OfferWithHolds): Promise<OfferEnding | undefined> {
  const { listingId, producerId, agentId } = offer
  const ending = await endingOf(tx, offer)
  if (ending) return ending
  const closed = await tx.person.findMany({ where: { id: { in: [producerId, agentId] }, status: 'closed' } })
  const hasClosed = (id: string) => closed.some((person) => person.id === id)
  if (hasClosed(producerId)) return 'producer_closed'
  if (hasClosed(agentId)) return 'agent_closed'
  return (await findListing(tx, listingId))?.isDeleted ? 'listing_withdrawn' : undefined
}
