import {
  cardExpiring,
  type Membership,
  membershipActivated,
  membershipEvents,
  membershipExpired,
  membershipGranted,
  membershipPaused,
  membershipPaymentRefunded,
  membershipRefunded,
  membershipRenewed,
  membershipUnpaused,
  renewalFailed,
  renewalNear,
  renewalNeedsConfirmation,
  renewalStillFailed,
} from '@storyright/contracts/events'
import { sampleMembership } from '@storyright/testing/sample-membership'
import { membershipNotices, membershipSteps } from './membership-templates.ts'

const told = (event: { type: string }, change: Partial<Membership> = {}, since: Partial<Membership> = {}) => {
  const data = sampleMembership({ userId: 'somebody', ...change })
  return membershipNotices(
    { type: event.type, subject: 'somebody', data, entityversion: 2 },
    { newest: { ...data, ...since } },
  )
}

const table = [
  [membershipActivated, {}, 'Welcome to Storyright Premium'],
  [membershipRenewed, {}, 'Your Storyright Premium is renewed'],
  [membershipExpired, {}, 'Your Storyright Premium has ended'],
  [membershipRefunded, {}, 'We’ve refunded your payment to your card'],
  [
    membershipPaymentRefunded,
    { refund: { gross: 50, because: 'administrator' } },
    'We’ve refunded £50.00 to your card',
  ],
  [membershipPaused, {}, 'Your membership is paused'],
  [membershipUnpaused, {}, 'Your membership is no longer paused'],
  [
    membershipGranted,
    { grantedUntil: '2027-02-01T09:00:00Z' },
    'Storyright Premium until 1 Feb 2027, with our compliments',
  ],
  [renewalNear, {}, 'Your Storyright Premium renews on 21 Nov 2027'],
  [cardExpiring, {}, 'Your card expires before your renewal'],
  [renewalFailed, {}, 'The payment for your renewal failed'],
  [renewalStillFailed, {}, 'Your renewal payment is overdue'],
  [renewalNeedsConfirmation, {}, 'Please confirm the payment for your renewal'],
] as const

describe('what members are told', () => {
  it.each(table.map(([event, change, title]) => [event.type, change, title, event] as const))(
    'on %s %o: %s',
    (_type, change, title, event) => {
      const [notice, ...more] = told(event, change)
      expect([notice?.title, notice?.personIds, notice?.link, more]).toEqual([
        title,
        ['somebody'],
        '/profile#membership',
        [],
      ])
      expect(notice!.detail).toMatch(/\.$/)
    },
  )

  it('is every payment and every end; what they changed themselves they know', () => {
    expect(membershipSteps.map(({ type }) => type).toSorted()).toEqual(table.map(([{ type }]) => type).toSorted())
    const silent = membershipEvents.filter((event) => !membershipSteps.some(({ type }) => type === event.type))
    expect(silent.map(({ subjectPrefix }) => subjectPrefix.split('.').at(-1))).toEqual([
      'cancelled',
      'resumed',
      'changed',
      'snapshot',
    ])
  })

  it('asks for nothing that is done, or too late', () => {
    const paid = { premiumExpiresAt: '2028-11-21T09:00:00.000Z' }
    for (const event of [renewalNear, cardExpiring, renewalFailed, renewalStillFailed, renewalNeedsConfirmation])
      expect(told(event, {}, paid)).toEqual([])
    expect(told(membershipRenewed, {}, paid)).toHaveLength(1)
    expect(told(renewalNear, { renewsAt: null })).toEqual([])
  })

  it('is what an administrator wrote', () =>
    expect(told(membershipExpired, { reason: 'A refund was agreed.' })[0]!.detail).toContain('A refund was agreed.'))
})
