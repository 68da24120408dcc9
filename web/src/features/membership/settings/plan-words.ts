import type { MembershipStatus } from '@storyright/contracts/http'
import { day, type MembershipState } from '@storyright/contracts/vocabulary'
import { isAhead } from '../../../shared/is-ahead.ts'

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
  const { state, grantedUntil, isPaused, isDisputed } = status
  const more = [
    ...(isPaused ? ['It is paused: nothing is charged while your account is suspended.'] : []),
    ...(isDisputed ? ['Your bank is looking at your payment. Until it has decided, nothing can be refunded.'] : []),
  ]
  if (!isAhead(grantedUntil, now)) return [words[state](status), ...more]
  const granted = `Complimentary months run until ${day(grantedUntil)}; nothing is charged for them.`
  return state === 'none' ? [granted] : [words[state](status), ...more, granted]
}

export const canWithdraw = ({ withdrawUntil, isDisputed }: MembershipStatus, now = new Date()) =>
  !isDisputed && isAhead(withdrawUntil, now)
