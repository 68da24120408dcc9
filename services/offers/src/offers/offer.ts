import type { PublicOffer } from '@storyright/contracts/events'
import {
  beginningOf,
  type OfferEnding,
  type OfferSide,
  type OfferStatus,
  type Refusal,
  type Viewer,
} from '@storyright/contracts/vocabulary'
import { bookOf, describeLine, formatBook, isExclusive } from '@storyright/rights'
import { offerRefusals } from '../errors.ts'
import { awaitsPayment, type Hold } from '../payments/hold.ts'
import { wentBackPence } from '../payments/money-back.ts'
import { heldBy, scopeOf, surrendersOf } from '../rights/scope.ts'
import { isHeld } from './option.ts'
import type { Claim, Offer, OfferRecord, OptionNotice, RoundNews } from './records.ts'

/** Where an offer may go. */
const next: Record<OfferStatus, readonly OfferStatus[]> = {
  pending: ['accepted', 'rejected', 'cancelled', 'expired'],
  expired: ['pending'],
  accepted: [],
  rejected: [],
  cancelled: [],
}

export const offerMayBecome = (from: OfferStatus, to: OfferStatus): boolean => next[from].includes(to)

/** The status that an ending leads to. */
export const statusAfter: Record<OfferEnding, Exclude<OfferStatus, 'pending' | 'accepted'>> = {
  producer_cancelled: 'cancelled',
  producer_closed: 'cancelled',
  account_suspended: 'cancelled',
  never_paid: 'cancelled',
  agent_rejected: 'rejected',
  admin_released: 'rejected',
  another_accepted: 'rejected',
  no_longer_exclusive: 'rejected',
  already_optioned: 'rejected',
  listing_withdrawn: 'rejected',
  listing_sold: 'rejected',
  agent_closed: 'rejected',
  hold_expired: 'expired',
  round_lapsed: 'expired',
}

/** Why an offer that is no longer pending cannot be answered. */
export const closedAs = (status: OfferStatus) =>
  offerRefusals.offerClosed({
    message: status === 'expired' ? 'The hold of this offer has run out.' : `This offer is already ${status}.`,
  })

type DecidableOffer = Pick<Offer, 'status'> & { claim: Pick<Claim, 'committedAt'> | null; hold: Pick<Hold, 'status'> }

/** Throws unless the offer may still be ended: it has not ended, and is not being accepted. */
export function requireEndable({ status, claim }: Omit<DecidableOffer, 'hold'>, because: OfferEnding): void {
  if (claim) throw claim.committedAt ? offerRefusals.offerClosed() : offerRefusals.beingAccepted()
  if (!offerMayBecome(status, statusAfter[because])) throw closedAs(status)
}

/** Throws unless the offer is pending with its money held, and no `ending` is about to end it. */
export function requireClaimable({ status, claim, hold }: DecidableOffer, ending: OfferEnding | undefined): void {
  if (status !== 'pending') throw closedAs(status)
  if (claim) throw offerRefusals.beingAccepted()
  if (ending) throw closedAs(statusAfter[ending])
  if (hold.status !== 'held') throw offerRefusals.notHeld()
}

/** What a producer pays with: the unpaid hold that the offer has, or a new one after the last has run out; `null` for nothing. */
export function paysWith({ status, hold }: Omit<DecidableOffer, 'claim'>): 'the hold it has' | 'another hold' | null {
  if (status === 'pending' && awaitsPayment(hold.status)) return 'the hold it has'
  return offerMayBecome(status, 'pending') ? 'another hold' : null
}

/** The same, for an offer that is to be paid now. */
export function requirePayable(offer: Omit<DecidableOffer, 'claim'>, ending: OfferEnding | undefined) {
  if (ending) throw closedAs(statusAfter[ending])
  const payment = paysWith(offer)
  if (!payment) throw offerRefusals.nothingToPay()
  return payment
}

/** Its terms are its producer's to change until somebody has paid; what its agent has read stays. */
export function requireChangeable(
  { status, claim, hold, reachedAgentAt }: DecidableOffer & ReachedOffer,
  ending: OfferEnding | undefined,
): void {
  if (status !== 'pending') throw closedAs(status)
  if (ending) throw closedAs(statusAfter[ending])
  if (claim || reachedAgentAt || !awaitsPayment(hold.status)) throw offerRefusals.termsSettled()
}

/** A renewal that nobody has paid yet concerns its producer alone: to the agent the hold has run out. */
export const isUnpaidRenewal = ({
  status,
  hold,
  reachedAgentAt,
}: Omit<DecidableOffer, 'claim'> & ReachedOffer): boolean =>
  status === 'pending' && reachedAgentAt !== null && awaitsPayment(hold.status)

type ExtraRights = Pick<OfferRecord, 'extraRightsRequest' | 'extraRightsAskedAt' | 'extraRightsAnswer'>

/** Asked once of an offer that could be accepted now, and only where something was requested. */
export function requireExtraRightsAskable(offer: ExtraRights & DecidableOffer, ending: OfferEnding | undefined): void {
  requireClaimable(offer, ending)
  if (offer.extraRightsRequest === null) throw offerRefusals.noExtraRights()
  if (offer.extraRightsAskedAt) throw offerRefusals.extraRightsAsked()
}

/** A question ends with its offer. */
export function requireExtraRightsAnswerable(
  offer: ExtraRights & DecidableOffer,
  ending: OfferEnding | undefined,
): void {
  requireClaimable(offer, ending)
  if (!offer.extraRightsAskedAt || offer.extraRightsAnswer) throw offerRefusals.extraRightsNotAsked()
}

/** Whoever accepts without the additional rights names what the producer has agreed to leave out. */
export function requireWaived({ extraRightsAnswer }: ExtraRights): void {
  if (extraRightsAnswer !== 'waived') throw offerRefusals.extraRightsNotWaived()
}

type Parties = Pick<OfferRecord, 'producerId' | 'agentId'>
type ReachedOffer = Pick<OfferRecord, 'reachedAgentAt'>
type Reached = Parties & ReachedOffer

/** The agent of the listing and administrators accept and reject, once the offer has reached the agent. */
export function requireAnswerer(offer: Reached & Omit<DecidableOffer, 'claim'>, viewer: Viewer): void {
  if (viewer.role === 'admin') return
  if (viewer.role !== 'agent') throw offerRefusals.notYourOffer()
  requireReached(offer, viewer)
  if (isUnpaidRenewal(offer)) throw offerRefusals.holdGone()
}

/** Who may see an offer: its two sides, whatever role they have by now (the agent's once it is in), and administrators. */
export function requireReader(offer: Reached, viewer: Viewer): void {
  if (viewer.role !== 'admin' && offer.producerId !== viewer.id) requireReached(offer, viewer)
}

function requireReached(offer: Reached, { id }: Viewer): void {
  if (offer.agentId !== id) throw offerRefusals.notYourOffer()
  if (!offer.reachedAgentAt) throw offerRefusals.offerNotFound()
}

export function requireProducer(offer: Parties, { id }: Viewer): void {
  if (offer.producerId !== id) throw offerRefusals.notYourOffer()
}

/** Which party of an offer the viewer is, whatever role the account has by now; refuses everyone else. */
export function requireSide(
  { producerId, agentId }: Parties,
  { id }: Pick<Viewer, 'id'>,
  refuse: () => Refusal = offerRefusals.notAParty,
): OfferSide {
  if (id === producerId) return 'producer'
  if (id === agentId) return 'agent'
  throw refuse()
}

/** Who chooses what becomes of an option whose fee went back: its agent, whatever role the account has by now, and administrators. */
export const mayChooseAfterReturn = ({ agentId }: Parties, { id, role }: Pick<Viewer, 'id' | 'role'>): boolean =>
  id === agentId || role === 'admin'

/** What of an offer's story the agent does not see: a declined card, and terms that they never read. */
export const isProducersOwn = (moment: string): boolean =>
  moment === 'payment_failed' || moment === 'terms_changed' || moment === 'round_not_held'

/** The offer as other services know it. The listing's present terms and the agreement's words stay where they are. */
export function publicOfferOf(offer: Offer, about?: RoundNews): PublicOffer {
  const { id, listingId, producerId, agentId, status, offerPrice, optionPeriod, terms, agreement } = offer
  const scope = scopeOf(offer)
  const held = isHeld(offer) ? heldBy(offer, offer.claim) : scope
  return {
    id,
    listingId,
    listingTitle: terms.title,
    listingAuthor: terms.author,
    producerId,
    agentId,
    status,
    paymentStatus: offer.hold.status,
    offerPrice,
    optionPeriod,
    isExclusive: offer.claim?.isExclusive ?? scope.some(isExclusive),
    reachedAgent: offer.reachedAgentAt !== null,
    submittedAt: offer.submittedAt.toISOString(),
    holdExpiresAt: timeOf(offer.hold.captureBefore),
    acceptedAt: timeOf(offer.acceptedAt),
    optionEndsAt: timeOf(offer.optionEndsAt),
    optionEndedAt: timeOf(offer.optionEndedAt),
    endedBecause: offer.endedBecause,
    cancellationReason: offer.cancellationReason,
    signedByProducerAt: timeOf(agreement?.producerSignedAt),
    signedByAgentAt: timeOf(agreement?.agentSignedAt),
    exercisedAt: timeOf(offer.exercisedAt),
    optionNotice: noticeOf(offer.optionNotices),
    fundCompetition: offer.fundCompetition,
    // Written for the competition's judges; without an entry it is nobody's but the two sides'.
    fundNotes: offer.fundCompetition ? offer.fundNotes : null,
    refundedAmount: wentBackPence(offer.hold) / 100,
    disputeStatus: offer.hold.disputeStatus,
    feeReturn: offer.feeReturnedAt && {
      by: offer.feeReturnedBy ?? 'refund',
      choice: offer.feeChoice,
      note: offer.feeNote,
    },
    optionEndedBecause: offer.optionEndedBecause,
    // What ended is as it was agreed.
    scope: formatBook(held),
    scopeWords: offer.scope === null && formatBook(held) === formatBook(scope) ? [] : held.map(describeLine),
    surrender: surrenderOf(offer.claim),
    extraRights: offer.extraRightsAskedAt && { answer: offer.extraRightsAnswer },
    negotiation: about ? negotiated(about) : null,
  }
}

/** A letter quotes no more than the beginning of a message. */
const QUOTED = 300

const negotiated = ({ round, reason = null }: RoundNews): PublicOffer['negotiation'] => {
  const { number, by, offerPrice, optionPeriod, expiresAt, message } = round
  const [firstLine = ''] = message?.trim().split('\n') ?? []
  const quoted = firstLine === '' ? null : beginningOf(firstLine, QUOTED)
  return { number, by, offerPrice, optionPeriod, expiresAt: timeOf(expiresAt), message: quoted, reason }
}

const surrenderOf = (claim: Claim | null): PublicOffer['surrender'] => {
  const newest = claim && surrendersOf(claim).at(-1)
  return newest ? { words: bookOf(newest.lines).map(describeLine), isWhole: newest.isWhole } : null
}

const noticeOf = ([newest]: OptionNotice[]): PublicOffer['optionNotice'] =>
  newest
    ? {
        kind: newest.kind,
        by: newest.givenBy,
        status: newest.status,
        endsAt: timeOf(newest.endsAt),
        reason: newest.reason,
      }
    : null

export const timeOf = (date: Date | null | undefined): string | null => date?.toISOString() ?? null
