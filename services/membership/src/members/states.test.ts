import { type MembershipState, membershipStates } from '@storyright/contracts/vocabulary'
import { eventOf, mayBecome } from './states.ts'

const year = new Date('2026-11-22T12:00:00Z')
const nextYear = new Date('2027-11-22T12:00:00Z')
const standing = (state: MembershipState, more: { paidUntil?: Date | null; renewalNeeds?: string | null } = {}) => ({
  state,
  paidUntil: null,
  renewalNeeds: null,
  ...more,
})
const verb = (before: ReturnType<typeof standing>, after: ReturnType<typeof standing>) =>
  eventOf(before, after).subjectPrefix.split('.').at(-1)

describe('the states of a membership', () => {
  const allowed: Record<MembershipState, MembershipState[]> = {
    none: ['incomplete'],
    incomplete: ['none', 'active', 'past_due', 'ending', 'ended', 'refunded'],
    active: ['past_due', 'ending', 'ended', 'refunded'],
    past_due: ['active', 'ending', 'ended', 'refunded'],
    ending: ['active', 'past_due', 'ended', 'refunded'],
    ended: ['incomplete', 'refunded'],
    refunded: ['incomplete'],
  }
  it.each(membershipStates)('after %s come only those that may', (from) => {
    expect(membershipStates.filter((to) => to !== from && mayBecome(from, to)).toSorted()).toEqual(
      allowed[from].toSorted(),
    )
    expect(mayBecome(from, from)).toBe(true)
  })
})

describe('what is told of a change', () => {
  it.each([
    ['none', 'incomplete', 'changed'],
    ['incomplete', 'none', 'changed'],
    ['incomplete', 'active', 'activated'],
    ['active', 'ending', 'cancelled'],
    ['ending', 'active', 'resumed'],
    ['active', 'past_due', 'renewal-failed'],
    ['past_due', 'ended', 'expired'],
    ['ending', 'ended', 'expired'],
    ['active', 'refunded', 'refunded'],
    ['ended', 'refunded', 'refunded'],
    ['ended', 'incomplete', 'changed'],
  ] as const)('from %s to %s is %s', (from, to, event) => expect(verb(standing(from), standing(to))).toBe(event))

  it('is a renewal when more is paid, whether it went well at first or in the end', () => {
    const later = standing('active', { paidUntil: nextYear })
    expect(verb(standing('active', { paidUntil: year }), later)).toBe('renewed')
    expect(verb(standing('past_due', { paidUntil: year }), later)).toBe('renewed')
    expect(verb(standing('past_due', { paidUntil: year }), standing('active', { paidUntil: year }))).toBe('changed')
  })

  it('says what a renewal that failed waits for, also when that changes', () => {
    const card = standing('past_due', { renewalNeeds: 'card' })
    const confirmation = standing('past_due', { renewalNeeds: 'confirmation' })
    expect(verb(standing('active'), confirmation)).toBe('renewal-needs-confirmation')
    expect(verb(card, confirmation)).toBe('renewal-needs-confirmation')
    expect(verb(confirmation, card)).toBe('renewal-failed')
    expect(verb(card, card)).toBe('changed')
  })
})
