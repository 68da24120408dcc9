import type { OfferSide, Refusal } from '@storyright/contracts/vocabulary'
import { offerRefusals } from '../errors.ts'
import { closedAs } from './offer.ts'
import type { OfferRecord } from './records.ts'
import { isInPlay, type Negotiated } from './round.ts'

type Written = Negotiated & Pick<OfferRecord, 'endedBecause'>

/**
 * Why this side may not write to the other now, nor put a document on the shelf; nothing when it may: from when the offer reached its agent,
 * for as long as it is negotiated, and once it is accepted. While money is captured both may go on writing: it decides nothing.
 */
export function mayWrite(offer: Written, side: OfferSide, now: Date): Refusal | undefined {
  const { status, reachedAgentAt, endedBecause } = offer
  if (!reachedAgentAt) return side === 'agent' ? offerRefusals.offerNotFound() : offerRefusals.notHeld()
  if (status === 'accepted' || isInPlay(offer, now)) return undefined
  // The agent does not learn of a renewal that nobody paid.
  return closedAs(side === 'agent' && endedBecause === 'never_paid' ? 'expired' : status)
}
