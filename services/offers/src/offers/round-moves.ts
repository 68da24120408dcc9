import { type Hold, isOpen } from '../payments/hold.ts'
import type { OfferRound } from './records.ts'
import { endWithHold, type Negotiated, roundMayBecome, standingOf, unpaidOf } from './round.ts'

export type RoundChange = Partial<
  Pick<OfferRound, 'status' | 'openedAt' | 'answeredAt' | 'expiresAt' | 'reason' | 'holdNumber' | 'remindedAt'>
>

/** What one move in a negotiation changes, all of it in one transaction. */
export interface Move {
  rounds: { round: OfferRound; change: RoundChange }[]
  /** The holds whose release is wanted from now on. */
  releases: Hold[]
}

type WithHolds = Pick<Negotiated, 'holds'>

export interface DropInput {
  status: 'withdrawn' | 'lapsed' | 'replaced'
  at: Date
}

/** An illegal change of status is a bug. */
export function requireLegal({ offerId, number, status }: OfferRound, { status: next = status }: RoundChange): void {
  if (next !== status && !roundMayBecome(status, next))
    throw new Error(`The round ${number} of offer ${offerId} cannot go from ${status} to ${next}`)
}

const releaseOf = (hold: Hold | undefined): Hold[] =>
  hold && isOpen(hold.status) && !hold.releaseWantedAt ? [hold] : []

/** A round that was not paid goes; what is left of its payment is let go. */
export const dropped = ({ holds }: WithHolds, round: OfferRound, { status, at }: DropInput): Move => ({
  rounds: [{ round, change: { status, answeredAt: at } }],
  releases: releaseOf(holds.find(({ number }) => number === round.holdNumber)),
})

const together = (moves: readonly Move[]): Move => ({
  rounds: moves.flatMap(({ rounds }) => rounds),
  releases: moves.flatMap(({ releases }) => releases),
})

/** The producer pays for one round at a time: what is unpaid beside `kept` goes. */
export function unpaidDropped(offer: Negotiated, at: Date, kept?: OfferRound): Move {
  const unpaid = unpaidOf(offer)
  return unpaid && unpaid.number !== kept?.number
    ? dropped(offer, unpaid, { status: 'replaced', at })
    : { rounds: [], releases: [] }
}

interface StandInput {
  round: OfferRound
  hold: Hold
  at: Date
}

/** From here on accepting takes this round, with this hold; the former ones go. */
export function stood(offer: Negotiated, { round, hold, at }: StandInput): Move {
  const isCounter = round.by === 'agent'
  const change: RoundChange = {
    status: isCounter ? 'agreed' : 'open',
    openedAt: round.openedAt ?? at,
    answeredAt: isCounter ? at : null,
    // What both sides agree to stands as long as the money is held.
    expiresAt: isCounter ? null : endWithHold(round.expiresAt, hold),
    holdNumber: hold.number,
  }
  const former: Move = {
    rounds: [{ round: standingOf(offer), change: { status: 'replaced', answeredAt: at } }],
    releases: offer.hold.number === hold.number ? [] : releaseOf(offer.hold),
  }
  return together([former, unpaidDropped(offer, at, round), { rounds: [{ round, change }], releases: [] }])
}

/** A new counter-offer takes the place of the one before, and of one that the producer has agreed to but not paid. */
export const countered = (offer: Negotiated, at: Date): Move =>
  together(
    offer.rounds
      .filter(({ by, number }) => by === 'agent' && number !== offer.round)
      .flatMap((earlier): Move[] => {
        if (earlier.status === 'unpaid') return [dropped(offer, earlier, { status: 'replaced', at })]
        if (earlier.status !== 'open') return []
        const status = earlier.expiresAt && earlier.expiresAt <= at ? 'lapsed' : 'replaced'
        return [{ rounds: [{ round: earlier, change: { status, answeredAt: at } }], releases: [] }]
      }),
  )

/** The offer is accepted: its standing round is what both agreed to, and every other one is over. */
export function accepted(offer: Negotiated, at: Date): Move {
  if (offer.rounds.length === 0) return { rounds: [], releases: [] }
  return together(
    offer.rounds.flatMap((round): Move[] => {
      const isStanding = round.number === offer.round
      if (round.status === 'unpaid' && !isStanding) return [dropped(offer, round, { status: 'lapsed', at })]
      if (round.status !== 'open') return []
      return [
        { rounds: [{ round, change: { status: isStanding ? 'agreed' : 'withdrawn', answeredAt: at } }], releases: [] },
      ]
    }),
  )
}

/** The unpaid round whose hold is made by now, with that: it stands unless something else forbids it. While a claim is open it waits. */
export function paidRound(offer: Negotiated): { round: OfferRound; hold: Hold } | undefined {
  const round = unpaidOf(offer)
  const hold = offer.holds.find(({ number }) => number === round?.holdNumber)
  if (!round || hold?.status !== 'held' || hold.releaseWantedAt) return undefined
  return offer.claim && !offer.claim.committedAt ? undefined : { round, hold }
}
