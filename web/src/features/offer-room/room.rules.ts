import type { Offer, OfferRoom, OfferRound } from '@storyright/contracts/http'
import { money } from '../../entities/money/money.ts'
import {
  isRenewable,
  waitsForExtraRights,
  waitsForPayment,
  waitsForSignature,
} from '../../entities/offer/offer-state.ts'
import type { Onlooker } from '../../entities/offer/offer-words.ts'
import { paths } from '../../shared/paths.ts'

/** What can be done about the rounds of an offer. */
export type RoomAct = 'pay' | 'agree' | 'accept' | 'counter' | 'better' | 'decline' | 'withdraw'
export interface RoomActs {
  /** The one thing to do now; `null` while it is the other side's turn. */
  main: RoomAct | null
  others: RoomAct[]
}

type Read = Pick<OfferRoom, 'offer' | 'rounds' | 'may'>

/** What accepting takes. */
export const standingIn = ({ rounds }: Pick<Read, 'rounds'>): OfferRound =>
  rounds.find(({ isStanding }) => isStanding) ?? rounds.at(-1)!

/** The round whose own hold its producer has still to make. */
export const unpaidIn = ({ rounds }: Pick<Read, 'rounds'>): OfferRound | undefined =>
  rounds.find(({ status, isStanding }) => status === 'unpaid' && !isStanding)

/** What stands, and what it is compared with: the round before it. */
export const beforeStanding = (room: Pick<Read, 'rounds'>): OfferRound | null => {
  const { number } = standingIn(room)
  return room.rounds.findLast((round) => round.number < number) ?? null
}

export function actsOf(room: Read, onlooker: Onlooker): RoomActs {
  if (onlooker === 'admin') return { main: null, others: [] }
  const { may, offer } = room
  const isAllowed: Record<RoomAct, boolean> = { ...may, pay: may.withdraw && unpaidIn(room) !== undefined }
  const [main, ...others]: (RoomAct | null)[] =
    onlooker === 'producer' ? producerActs(room) : offer.counter ? waitingAgentActs : agentActs(room)
  return {
    main: main && isAllowed[main] ? main : null,
    others: others.filter((act): act is RoomAct => act !== null && isAllowed[act]),
  }
}

const producerActs = (room: Read): (RoomAct | null)[] =>
  unpaidIn(room)
    ? ['pay', 'agree', 'better', 'decline', 'withdraw']
    : [room.offer.counter && 'agree', 'better', 'decline', 'withdraw']
const agentActs = ({ may }: Read): (RoomAct | null)[] => (may.accept ? ['accept', 'counter'] : ['counter'])
/** It is the producer's turn; what stands can be accepted all the same. */
const waitingAgentActs = [null, 'accept', 'counter', 'withdraw'] as const satisfies (RoomAct | null)[]

/** Whether agreeing may need another hold: what is held is at least the standing fee. */
const needsHold = ({ status, paymentStatus, offerPrice }: Offer, fee: number) =>
  status !== 'pending' || paymentStatus !== 'held' || fee > offerPrice

export function actLabel(act: RoomAct, room: Read, onlooker: Onlooker): string {
  const { offer } = room
  const [stands, asked] = [money(offer.offerPrice), money(offer.counter?.offerPrice ?? offer.offerPrice)]
  switch (act) {
    case 'pay':
      return `Hold ${money(unpaidIn(room)?.offerPrice ?? offer.offerPrice)}`
    case 'agree':
      return needsHold(offer, offer.counter?.offerPrice ?? 0) ? `Agree and hold ${asked}` : `Agree to ${asked}`
    case 'accept':
      return `Accept ${stands}`
    case 'counter':
      return offer.counter ? 'Change counter-offer' : 'Make a counter-offer'
    case 'better':
      return offer.counter ? 'Propose other terms' : 'Change your offer'
    case 'decline':
      return 'Decline'
    case 'withdraw':
      return onlooker === 'agent' ? 'Withdraw counter-offer' : 'Withdraw unpaid terms'
  }
}

/** What is done about the offer on another page, where nothing here comes first. */
export function elsewhere(offer: Offer, onlooker: Onlooker): { label: string; to: string } | null {
  if (onlooker === 'admin') return null
  const own = paths.offerFor[onlooker](offer.id)
  if (waitsForSignature(offer, onlooker)) return { label: 'Sign agreement', to: own }
  if (onlooker === 'agent') return null
  const pay = paths.payOffer(offer.listingId, offer.id)
  if (waitsForPayment(offer) && offer.isPayable) return { label: 'Complete payment', to: pay }
  if (isRenewable(offer)) return { label: 'Renew', to: pay }
  return waitsForExtraRights(offer) ? { label: 'Answer about the additional rights', to: own } : null
}

/** Where the rounds are, for a hold that is awaited; nothing where the offer's own sentence says it. */
export function unpaidWords(room: Read): { head: string; text: string } | null {
  const unpaid = unpaidIn(room)
  if (!unpaid) return null
  const fee = money(unpaid.offerPrice)
  const head = `${fee} is not held on your card yet.`
  return room.offer.status === 'expired'
    ? { head, text: 'Nothing is held now, so the agent cannot accept. Once it is held, these terms stand.' }
    : {
        head,
        text: `Your offer of ${money(room.offer.offerPrice)} stands until it is, and the agent can accept that one. Unpaid, these terms lapse after 24 hours.`,
      }
}

/** Nothing binds before the offer is accepted, and a counter-offer ends nothing. */
export const subjectToAcceptance: Record<Onlooker, string> = {
  producer:
    'Subject to acceptance: nothing is agreed until the agent accepts. Your offer stands until you cancel it or its hold ends.',
  agent:
    'Subject to acceptance: nothing is agreed until you accept. The producer’s offer stands until they cancel it or its hold ends.',
  admin:
    'Subject to acceptance: nothing is agreed until the agent accepts. The producer’s offer stands until they cancel it or its hold ends.',
}

/** What a refusal of the services means here, in place of their sentence. */
export const refusalWords: Record<string, string> = {
  ROUND_CHANGED: 'Other terms stand by now. Nothing was agreed: please read them before you go on.',
  ROUND_LAPSED: 'The time for these terms has run out. You can propose terms again.',
  ROUND_ANSWERED: 'This was answered already, perhaps in another window. What happened is shown here.',
  BEING_ACCEPTED: 'The offer is being accepted at this moment, so its terms cannot change any more.',
  NOT_HELD: 'The money for this offer is not held at the moment, so this is not possible yet.',
  SCOPE_NOT_FREE: 'Some of these rights are not free any more. See on the listing which ones are.',
  TOO_MANY_ROUNDS: 'This offer has had its 30 rounds of terms. Accept it as it stands, or end it.',
}
