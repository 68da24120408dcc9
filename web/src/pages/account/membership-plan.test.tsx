import { identityCalls, type MembershipStatus, membershipCalls } from '@storyright/contracts/http'
import { screen, waitFor, within } from '@testing-library/react'
import { refusal } from '../../testing/fake-api.ts'
import { memberApi } from '../../testing/membership-api.ts'
import { aFreePlan, anOverduePlan, aRunningPlan } from '../../testing/membership-samples.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { aUser } from '../../testing/samples.ts'
import { watchScrolling } from '../../testing/watch-scrolling.ts'
import { ProfilePage } from './profile.tsx'

let scrolled: jest.Mock
let api: ReturnType<typeof memberApi>
beforeEach(() => {
  scrolled = watchScrolling()
  api = memberApi()
})
const open = (at = '/profile') => renderPage(<ProfilePage />, { path: '/profile', at })
const section = async () => within(await screen.findByRole('region', { name: 'Membership' }))
const fact = (term: string) => screen.getByText(term, { selector: 'dt' }).nextElementSibling

describe('the plan of a membership', () => {
  const states: [string, MembershipStatus, RegExp][] = [
    ['none', aFreePlan(), /^You are on the free plan\.$/],
    [
      'none, by role',
      aRunningPlan({ state: 'none', paidUntil: null, premiumUntil: null }),
      /^You have Premium without a/,
    ],
    ['incomplete', aFreePlan(0, { state: 'incomplete' }), /not paid yet\. Nothing has been charged\.$/],
    ['active', aRunningPlan(), /^Your membership renews on 22 Nov 2099\.$/],
    [
      'past due, card',
      anOverduePlan(),
      /Premium stays open until 22 Nov 2099\. The card was not charged: please give another/,
    ],
    [
      'past due, bank',
      anOverduePlan({ renewalNeeds: 'confirmation' }),
      /Your bank wants you to confirm the payment\.$/,
    ],
    [
      'ending',
      aRunningPlan({ state: 'ending' }),
      /ends on 22 Nov 2099\. Everything stays open until then, and nothing/,
    ],
    ['ended', aFreePlan(0, { state: 'ended', paidUntil: '2025-11-22T10:00:00.000Z' }), /was paid until 22 Nov 2025\.$/],
    ['refunded', aFreePlan(0, { state: 'refunded' }), /^Your payment was refunded, and the membership has ended\.$/],
  ]
  it.each(states)('is said in a plain sentence: %s', async (_state, status, says) => {
    api.on(membershipCalls.membershipStatus, status)
    open()
    const shown = await section()
    expect(await shown.findByText(says)).toBeVisible()
    expect(shown.getByText(status.tier === 'premium' ? 'Premium' : 'Free')).toBeVisible()
  })

  it('says complimentary months beside the subscription, or alone', async () => {
    const granted = { grantedUntil: '2099-03-03T10:00:00.000Z' }
    api.on(membershipCalls.membershipStatus, aRunningPlan(granted))
    open()
    expect(await screen.findByText(/^Complimentary months run until 3 Mar 2099/)).toBeVisible()
    expect(screen.getByText('Your membership renews on 22 Nov 2099.')).toBeVisible()
  })

  it('says until when it is paid, and the next charge with its VAT', async () => {
    open()
    await (await section()).findByText('Paid until')
    expect(fact('Paid until')).toHaveTextContent('22 Nov 2099')
    expect(fact('Next charge')).toHaveTextContent('£216.00 on 22 Nov 2099, including £36.00 VAT')
  })

  it('leads the free plan, and an upgrade that is not paid, to the upgrade', async () => {
    api.on(membershipCalls.membershipStatus, aFreePlan(0, { state: 'incomplete' }))
    open()
    expect(await screen.findByRole('link', { name: 'Complete payment' })).toHaveAttribute('href', '/upgrade')
    expect(screen.queryByRole('button', { name: 'Cancel membership' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Use another card' })).toBeNull()
  })

  it('fails alone, and is asked again', async () => {
    api.on(membershipCalls.membershipStatus, refusal(503, 'Away.'))
    const { user } = open()
    expect(await screen.findByText('Your plan could not be loaded. Everything else works.')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Download My Data' })).toBeVisible()
    api.on(membershipCalls.membershipStatus, aRunningPlan())
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('Your membership renews on 22 Nov 2099.')).toBeVisible()
  })

  it.each(['agent', 'admin'] as const)('is not there for an %s', async (role) => {
    api.on(identityCalls.currentUser, aUser({ role }))
    open()
    await screen.findByRole('heading', { name: 'Account Settings' })
    expect(screen.queryByRole('region', { name: 'Membership' })).toBeNull()
    expect(api.asked(membershipCalls.membershipStatus)).toHaveLength(0)
  })

  it('is shown where a letter leads to it', async () => {
    open('/profile#membership')
    await (await section()).findByText('Paid until')
    await waitFor(() => expect(scrolled).toHaveBeenCalledTimes(1))
  })
})
