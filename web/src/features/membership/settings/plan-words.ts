import type { MembershipStatus } from '@storyright/contracts/http'
import { day, type MembershipState } from '@storyright/contracts/vocabulary'

type Words = (status: MembershipStatus) => string

const on = (at: string | null) => (at === null ? '' : ` on ${day(at)}`)
const until = (at: string | null) => (at === null ? '' : ` until ${day(at)}`)
const needs = {
  card: 'The card was not charged: please give another one.',
  confirmation: 'Your bank wants you to confirm the payment.',
}

const words: Record<MembershipState, Words> = {
  none: ({ tier }) =>
    tier === 'premium' ? 'You have Premium without a subscription: nothing is charged.' : 'You are on the free plan.',
  incomplete: () => 'Your upgrade was begun and is not paid yet. Nothing has been charged.',
  active: ({ renewsAt }) => `Your membership renews${on(renewsAt)}.`,
  past_due: ({ premiumUntil, renewalNeeds }) =>
    `Your renewal is not paid. Premium stays open${until(premiumUntil)}. ${needs[renewalNeeds ?? 'card']}`,
  ending: ({ paidUntil }) =>
    `Your membership is cancelled and ends${on(paidUntil)}. Everything stays open until then, and nothing more is charged.`,
  ended: ({ paidUntil }) => `Your membership has ended. It was paid${until(paidUntil)}.`,
  refunded: () => 'Your payment was refunded, and the membership has ended.',
}

/** Where a membership stands, in a plain sentence for each state, and the complimentary months beside it. */
export function planWords(status: MembershipStatus, now = new Date()): string[] {
  const { state, grantedUntil } = status
  const isGranted = grantedUntil !== null && new Date(grantedUntil) > now
  if (!isGranted) return [words[state](status)]
  const granted = `Complimentary months run until ${day(grantedUntil)}; nothing is charged for them.`
  return state === 'none' ? [granted] : [words[state](status), granted]
}

/** Something is kept at the card provider that charges or has charged: a card, a renewal. */
export const hasSubscription = ({ state }: MembershipStatus) =>
  state === 'active' || state === 'past_due' || state === 'ending'

export const canWithdraw = ({ withdrawUntil }: MembershipStatus, now = new Date()) =>
  withdrawUntil !== null && new Date(withdrawUntil) > now
