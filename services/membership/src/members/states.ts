import {
  type EventFactory,
  type Membership,
  membershipActivated,
  membershipCancelled,
  membershipChanged,
  membershipExpired,
  membershipRefunded,
  membershipRenewed,
  membershipResumed,
  renewalFailed,
  renewalNeedsConfirmation,
} from '@storyright/contracts/events'
import type { MembershipState } from '@storyright/contracts/vocabulary'

type Event = EventFactory<Membership>

/**
 * Which state may follow which, and the event for it. The truth is read from the provider, so that states in between
 * may have been missed: a paid membership whose events were missed for a year goes from `incomplete` straight to `ended`.
 */
export const next: Record<MembershipState, Partial<Record<MembershipState, Event>>> = {
  none: { incomplete: membershipChanged },
  incomplete: {
    none: membershipChanged,
    active: membershipActivated,
    past_due: membershipActivated,
    ending: membershipActivated,
    ended: membershipExpired,
    refunded: membershipRefunded,
  },
  active: {
    past_due: renewalFailed,
    ending: membershipCancelled,
    ended: membershipExpired,
    refunded: membershipRefunded,
  },
  past_due: {
    active: membershipRenewed,
    ending: membershipCancelled,
    ended: membershipExpired,
    refunded: membershipRefunded,
  },
  ending: {
    active: membershipResumed,
    past_due: renewalFailed,
    ended: membershipExpired,
    refunded: membershipRefunded,
  },
  // A subscription that is over never comes back: another one begins.
  ended: { incomplete: membershipChanged, refunded: membershipRefunded },
  refunded: { incomplete: membershipChanged },
}

export const mayBecome = (from: MembershipState, to: MembershipState): boolean => from === to || to in next[from]

/** Whether a contract runs, paid or to be paid by its next renewal. */
export const runs = (state: MembershipState): state is 'active' | 'past_due' | 'ending' =>
  state === 'active' || state === 'past_due' || state === 'ending'

/** Whether the provider has a subscription that is not over. */
export const isLive = (state: MembershipState): boolean => state === 'incomplete' || runs(state)

interface MembershipSnapshot {
  state: MembershipState
  paidUntil: Date | null
  renewalNeeds: string | null
}

/** The event of a change. */
export function eventOf(before: MembershipSnapshot, after: MembershipSnapshot): Event {
  const isRenewed = before.paidUntil !== null && after.paidUntil !== null && after.paidUntil > before.paidUntil
  const asks = after.state === 'past_due' && after.renewalNeeds === 'confirmation'
  if (before.state === after.state) {
    if (runs(after.state) && isRenewed) return membershipRenewed
    if (after.state !== 'past_due' || before.renewalNeeds === after.renewalNeeds) return membershipChanged
    return asks ? renewalNeedsConfirmation : renewalFailed
  }
  const event = next[before.state][after.state] ?? membershipChanged
  if (event === renewalFailed && asks) return renewalNeedsConfirmation
  // Paid in the end, or no longer waited for.
  return event === membershipRenewed && !isRenewed ? membershipChanged : event
}
