import type { Offer } from '@storyright/contracts/http'
import {
  isRenewable,
  waitsForAnswer,
  waitsForCounter,
  waitsForExtraRights,
  waitsForPayment,
  waitsForSignature,
} from '../../../entities/offer/offer-state.ts'
import type { Side } from '../../../entities/offer/offer-words.ts'
import { isSigned, recordable, waitsForConfirmation } from '../../../entities/offer/option-state.ts'

/** What somebody can do about an offer or their account, in the order in which it is shown. */
const taskKinds = [
  'pay',
  'sign',
  'choose',
  'counter',
  'rights',
  'answer',
  'confirm',
  'membership',
  'renew',
  'profile',
  'extend',
] as const
export type TaskKind = (typeof taskKinds)[number]
type AccountKind = 'membership' | 'profile'
export type OfferTask = { kind: Exclude<TaskKind, AccountKind>; offer: Offer }
export type Task = OfferTask | { kind: AccountKind; offer?: undefined }

const DAY_MS = 86_400_000
/** An option that ends later than this can still be extended, but nobody has to think of it yet. */
const EXTEND_WITHIN_DAYS = 60
/** A hold that ran out longer ago is history: it can be renewed, but nobody waits for it. */
const RENEW_WITHIN_DAYS = 30

type TasksInput = {
  offers: readonly Offer[]
  side: Side
  isProfileComplete?: boolean
  /** A yearly payment was declined, or waits for the bank's confirmation. */
  isRenewalUnpaid?: boolean
  now: Date
}

/** What needs one side: by kind, and the largest amount first within a kind. */
export function tasksOf({ offers, side, isProfileComplete = true, isRenewalUnpaid = false, now }: TasksInput): Task[] {
  const found = offers.flatMap((offer): Task[] => {
    const kind = side === 'producer' ? producerTask(offer, offers, now) : agentTask(offer)
    return kind ? [{ kind, offer }] : []
  })
  const ofAccount: Task[] = [
    ...(isRenewalUnpaid ? [{ kind: 'membership' } as const] : []),
    ...(isProfileComplete ? [] : [{ kind: 'profile' } as const]),
  ]
  return [...found, ...ofAccount].toSorted(
    (one, other) => taskKinds.indexOf(one.kind) - taskKinds.indexOf(other.kind) || amountOf(other) - amountOf(one),
  )
}

const amountOf = ({ offer }: Task) => offer?.offerPrice ?? 0

function producerTask(offer: Offer, offers: readonly Offer[], now: Date): OfferTask['kind'] | null {
  if (waitsForPayment(offer)) return offer.isPayable ? 'pay' : null
  if (waitsForSignature(offer, 'producer')) return 'sign'
  if (waitsForCounter(offer)) return 'counter'
  if (waitsForExtraRights(offer)) return 'rights'
  if (waitsForConfirmation(offer, 'producer')) return 'confirm'
  if (isRenewable(offer)) return isWorthRenewing(offer, offers, now) ? 'renew' : null
  return endsSoon(offer, now) && isSigned(offer) && recordable(offer, now).includes('extension') ? 'extend' : null
}

function agentTask(offer: Offer): OfferTask['kind'] | null {
  // The producer decides first; with them the agent can accept all the same.
  if (waitsForExtraRights(offer) || waitsForCounter(offer)) return null
  if (waitsForAnswer(offer)) return 'answer'
  if (waitsForSignature(offer, 'agent')) return 'sign'
  if (offer.feeReturn?.canChoose) return 'choose'
  return waitsForConfirmation(offer, 'agent') ? 'confirm' : null
}

/** It ran out a short while ago, and its producer has made no other offer for the title since. */
function isWorthRenewing(offer: Offer, offers: readonly Offer[], now: Date) {
  const ranOutAt = Date.parse(offer.holdExpiresAt ?? offer.updatedAt)
  const isReplaced = offers.some(
    ({ listingId, submittedAt }) => listingId === offer.listingId && submittedAt > offer.submittedAt,
  )
  return !isReplaced && now.getTime() - ranOutAt < RENEW_WITHIN_DAYS * DAY_MS
}

const endsSoon = ({ optionEndsAt }: Offer, now: Date) =>
  optionEndsAt !== null && Date.parse(optionEndsAt) - now.getTime() < EXTEND_WITHIN_DAYS * DAY_MS

/** What the other side has to do next, the soonest first: shown while nothing needs this one. */
export function waitingFor(offers: readonly Offer[], side: Side): Offer | undefined {
  const isWaiting = (offer: Offer) =>
    side === 'producer'
      ? (waitsForAnswer(offer) && !waitsForCounter(offer)) || waitsForSignature(offer, 'agent')
      : waitsForCounter(offer) || waitsForSignature(offer, 'producer')
  return offers
    .filter(isWaiting)
    .toSorted((one, other) => (one.holdExpiresAt ?? '').localeCompare(other.holdExpiresAt ?? ''))[0]
}
