import type { OfferSide, Refusal, RoundStatus } from '@storyright/contracts/vocabulary'
import { offerLimits } from '@storyright/contracts/vocabulary'
import { offerRefusals } from '../errors.ts'
import type { Hold } from '../payments/hold.ts'
import { DAY_MS, HOUR_MS } from '../times.ts'
import { closedAs, isUnpaidRenewal } from './offer.ts'
import type { OfferRound, OfferWithHolds } from './records.ts'

/** What a round may be after it was that. An `agreed` one stands: it is replaced by the next, accepted, or ends with its offer. */
const next: Record<RoundStatus, readonly RoundStatus[]> = {
  unpaid: ['open', 'agreed', 'withdrawn', 'lapsed', 'replaced'],
  open: ['unpaid', 'agreed', 'declined', 'withdrawn', 'lapsed', 'replaced'],
  agreed: ['declined', 'withdrawn', 'replaced'],
  declined: [],
  withdrawn: [],
  lapsed: [],
  replaced: [],
}
export const roundMayBecome = (from: RoundStatus, to: RoundStatus): boolean => next[from].includes(to)

/** The fields of an offer that decide about its rounds. */
export type Negotiated = Pick<
  OfferWithHolds,
  | 'id'
  | 'status'
  | 'round'
  | 'rounds'
  | 'claim'
  | 'hold'
  | 'holds'
  | 'reachedAgentAt'
  | 'submittedAt'
  | 'updatedAt'
  | 'offerPrice'
  | 'optionPeriod'
  | 'scope'
  | 'deal'
>

/** The offer as it was made: its only round as long as there is no second. */
export const firstRoundOf = (offer: Negotiated): OfferRound => ({
  offerId: offer.id,
  number: 1,
  by: 'producer',
  offerPrice: offer.offerPrice,
  optionPeriod: offer.optionPeriod,
  scope: offer.scope,
  deal: offer.deal,
  message: null,
  createdAt: offer.submittedAt,
  expiresAt: null,
  status: 'open',
  openedAt: offer.reachedAgentAt,
  answeredAt: null,
  reason: null,
  holdNumber: offer.hold.number,
  remindedAt: null,
})

/** Every round, the oldest first. */
export const roundsOf = (offer: Negotiated): OfferRound[] =>
  offer.rounds.length > 0 ? offer.rounds : [firstRoundOf(offer)]

/** What accepting takes. */
export const standingOf = (offer: Negotiated): OfferRound =>
  roundsOf(offer).find(({ number }) => number === offer.round) ?? firstRoundOf(offer)

/** What each side knows of: the agent never learns of a round that nobody paid. */
export const roundsSeenBy = (offer: Negotiated, side: OfferSide | 'administrator'): OfferRound[] =>
  roundsOf(offer).filter(({ openedAt, by }) => side !== 'agent' || by === 'agent' || openedAt !== null)

const hasEnded = ({ expiresAt }: Pick<OfferRound, 'expiresAt'>, now: Date): boolean =>
  expiresAt !== null && expiresAt <= now

/** Where a round is, by the clock and by what became of its offer: whether or not the upkeep came by. */
export function statusOf(round: OfferRound, offer: Negotiated, now: Date): RoundStatus {
  if (round.number === offer.round) return standingStatus(round, offer, now)
  if (round.status !== 'open' && round.status !== 'unpaid') return round.status
  if (offer.status !== 'pending' && offer.status !== 'expired') return 'lapsed'
  return round.status === 'open' && hasEnded(round, now) ? 'lapsed' : round.status
}

function standingStatus(round: OfferRound, { status, hold }: Negotiated, now: Date): RoundStatus {
  if (status === 'accepted') return 'agreed'
  if (status === 'rejected') return 'declined'
  if (status === 'cancelled') return 'withdrawn'
  if (status === 'expired' || hasEnded(round, now)) return 'lapsed'
  if (hold.status !== 'held') return 'unpaid'
  return round.by === 'agent' ? 'agreed' : 'open'
}

/** The agent's counter-offer that waits for an answer. */
export const counterOf = (offer: Negotiated, now: Date): OfferRound | undefined =>
  offer.rounds.find((round) => round.by === 'agent' && statusOf(round, offer, now) === 'open')

/** The one round whose hold is awaited. It never is the standing one. */
export const unpaidOf = ({ rounds, round: standing }: Pick<Negotiated, 'rounds' | 'round'>): OfferRound | undefined =>
  rounds.find(({ status, number }) => status === 'unpaid' && number !== standing)

/** The unpaid round that this hold is for. */
export const roundPaidBy = (
  offer: Pick<Negotiated, 'rounds' | 'round'>,
  { number }: Pick<Hold, 'number'>,
): OfferRound | undefined => {
  const round = unpaidOf(offer)
  return round?.holdNumber === number ? round : undefined
}

/** Whether the money that is held now is enough for this fee. */
export const isCovered = ({ status, hold }: Pick<Negotiated, 'status' | 'hold'>, offerPrice: number): boolean =>
  status === 'pending' && hold.status === 'held' && offerPrice * 100 <= hold.amountPence

/** The number of the next hold: those of rounds that nobody paid count, too. */
export const nextHoldNumber = ({ holds }: Pick<Negotiated, 'holds'>): number =>
  Math.max(...holds.map(({ number }) => number)) + 1

/** When its hold ran out. */
const ranOutAt = ({ hold, updatedAt }: Pick<Negotiated, 'hold' | 'updatedAt'>): Date =>
  hold.releasedAt ?? hold.releaseWantedAt ?? hold.captureBefore ?? updatedAt

/** How long an offer that expired may still be negotiated. */
const isNegotiable = (offer: Pick<Negotiated, 'hold' | 'updatedAt'>, now: Date): boolean =>
  now.getTime() <= ranOutAt(offer).getTime() + offerLimits.negotiableDays * DAY_MS

/** Its agent has it to decide on, or may still negotiate it. */
export const isInPlay = (
  offer: Pick<Negotiated, 'status' | 'reachedAgentAt' | 'hold' | 'updatedAt'>,
  now: Date,
): boolean =>
  offer.reachedAgentAt !== null &&
  (offer.status === 'pending' || (offer.status === 'expired' && isNegotiable(offer, now)))

/** Why nobody may move now; nothing when somebody may. Nothing is negotiated while the offer is being accepted. */
function closedFor(offer: Negotiated, now: Date): Refusal | undefined {
  const { status, claim } = offer
  if (claim && !claim.committedAt) return offerRefusals.beingAccepted()
  if (status !== 'pending' && status !== 'expired') return closedAs(status)
  return status === 'expired' && !isNegotiable(offer, now) ? closedAs(status) : undefined
}

type May = Refusal | undefined

/** The agent proposes other terms of an offer that reached them. */
export const mayCounter = (offer: Negotiated, now: Date): May => closedFor(offer, now) ?? roomFor(offer)

/** The producer proposes other terms, or agrees to the agent's: what is pending has its money held. */
export function mayPropose(offer: Negotiated, now: Date): May {
  const closed = closedFor(offer, now)
  if (closed) return closed
  const isHeld = offer.reachedAgentAt !== null && (offer.status === 'expired' || offer.hold.status === 'held')
  return isHeld ? roomFor(offer) : offerRefusals.notHeld()
}

const roomFor = (offer: Negotiated): May =>
  Math.max(...roundsOf(offer).map(({ number }) => number)) < offerLimits.rounds
    ? undefined
    : offerRefusals.tooManyRounds()

/** The producer answers an open counter-offer. */
export function mayAnswer(offer: Negotiated, round: OfferRound, now: Date): May {
  const closed = closedFor(offer, now)
  if (closed) return closed
  if (round.by !== 'agent') return offerRefusals.roundAnswered()
  return answered(statusOf(round, offer, now), 'open')
}

/** Agreeing needs what is pending to be held. */
export const mayAgree = (offer: Negotiated, round: OfferRound, now: Date): May =>
  mayAnswer(offer, round, now) ??
  (offer.status === 'pending' && offer.hold.status !== 'held' ? offerRefusals.notHeld() : undefined)

/** The agent takes back an open counter-offer, the producer a round that is not paid yet. */
export function mayWithdraw(offer: Negotiated, round: OfferRound, side: OfferSide, now: Date): May {
  const closed = closedFor(offer, now)
  if (closed) return closed
  if (round.number === offer.round || (side === 'agent' && round.by !== 'agent')) return offerRefusals.roundAnswered()
  return answered(statusOf(round, offer, now), side === 'agent' ? 'open' : 'unpaid')
}

function answered(status: RoundStatus, wanted: RoundStatus): May {
  if (status === wanted) return undefined
  return status === 'lapsed' ? offerRefusals.roundLapsed() : offerRefusals.roundAnswered()
}

/** The round that whoever accepts has read. */
export interface NamedRound {
  round: number
  dealHash: string
}

/** Accepting takes the standing round, and names it as soon as there was another. */
export function mayAccept(
  offer: Negotiated,
  named: NamedRound | null,
  { dealHash, now }: { dealHash: string; now: Date },
): May {
  const standing = standingOf(offer)
  const isUnpaid = offer.status === 'expired' && unpaidOf(offer) !== undefined
  if (isUnpaid) return offerRefusals.notHeld()
  if (offer.status === 'pending' && !isUnpaidRenewal(offer) && hasEnded(standing, now))
    return offerRefusals.roundLapsed()
  if (!named) return roundsSeenBy(offer, 'agent').length > 1 ? offerRefusals.roundNeeded() : undefined
  if (named.round === standing.number && named.dealHash === dealHash) return undefined
  return offerRefusals.roundChanged({ details: { round: standing.number, dealHash } })
}

/** When a round ends: as asked, between an hour and 14 days ahead; `undefined` for a time that nobody may ask for. */
export function endOf(asked: Date | null, now: Date): Date | undefined {
  if (!asked) return new Date(now.getTime() + offerLimits.roundDays * DAY_MS)
  const ahead = asked.getTime() - now.getTime()
  const isFine = ahead >= offerLimits.roundLeastHours * HOUR_MS && ahead <= offerLimits.roundMostDays * DAY_MS
  return isFine ? asked : undefined
}

/** A producer's round never ends after its hold. */
export const endWithHold = (end: Date | null, { captureBefore }: Pick<Hold, 'captureBefore'>): Date | null =>
  end && captureBefore && end > captureBefore ? captureBefore : end

/** The round that a request to accept names, if it does. */
export const namedIn = (
  body: { round?: number | null | undefined; dealHash?: string | null | undefined } | null | undefined,
): NamedRound | null => (body?.round && body.dealHash ? { round: body.round, dealHash: body.dealHash } : null)
