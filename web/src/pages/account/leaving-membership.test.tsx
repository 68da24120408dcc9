import { identityCalls, membershipCalls } from '@storyright/contracts/http'
import { screen, waitFor, within } from '@testing-library/react'
import { expectFailureToast, expectToast } from '../../testing/expect-toast.ts'
import { refusal } from '../../testing/fake-api.ts'
import { memberApi } from '../../testing/membership-api.ts'
import { aFreePlan, anOverduePlan, aRunningPlan } from '../../testing/membership-samples.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { aUser } from '../../testing/samples.ts'
import { ProfilePage } from './profile.tsx'

let api: ReturnType<typeof memberApi>
beforeEach(() => {
  api = memberApi()
})
const open = () => renderPage(<ProfilePage />, { path: '/profile', at: '/profile' })
const fact = (term: string) => screen.getByText(term, { selector: 'dt' }).nextElementSibling
const ahead = '2099-11-22T10:00:00.000Z'

describe('leaving a membership', () => {
  it('asks first, says until when everything stays open, and cancels once', async () => {
    api.on(membershipCalls.cancelMembership, aRunningPlan({ state: 'ending', renewsAt: null, nextCharge: null }))
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: 'Cancel membership' }))
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Cancel your membership?' }))
    expect(dialog.getByText(/^Everything stays open until 22 Nov 2099, and nothing more is charged/)).toBeVisible()
    await user.dblClick(dialog.getByRole('button', { name: 'Cancel membership' }))
    await expectToast({ title: 'Membership Cancelled', description: 'Everything stays open until 22 Nov 2099.' })
    expect(await screen.findByText(/^Your membership is cancelled and ends on/)).toBeVisible()
    expect(fact('Next charge')).toHaveTextContent('None')
    expect(api.asked(membershipCalls.cancelMembership)).toHaveLength(1)
  })

  it('promises no further days where the year is over and its renewal is not paid', async () => {
    api.on(membershipCalls.membershipStatus, anOverduePlan())
    api.on(membershipCalls.cancelMembership, () => {
      const ended = aFreePlan(0, { state: 'ended', paidUntil: '2026-11-22T10:00:00.000Z' })
      api.on(identityCalls.currentUser, aUser())
      api.on(membershipCalls.membershipStatus, ended)
      return ended
    })
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: 'Cancel membership' }))
    const dialog = within(await screen.findByRole('alertdialog'))
    expect(dialog.getByText(/your membership ends at once\. Nothing more is charged\.$/)).toBeVisible()
    expect(dialog.queryByText(/stays open/)).toBeNull()
    await user.click(dialog.getByRole('button', { name: 'Cancel membership' }))
    await expectToast({ title: 'Membership Cancelled', description: 'It has ended.' })
    expect(await screen.findByText(/^Your membership has ended\./)).toBeVisible()
  })

  it.each([
    [
      aFreePlan(0, { state: 'refunded' }),
      'It has ended. A renewal payment had just gone through; we are refunding it to your card.',
    ],
    [
      aRunningPlan({ state: 'ending', renewsAt: null, nextCharge: null }),
      'Everything stays open until 22 Nov 2099, and it does not renew.',
    ],
  ])('says what became of a renewal that was paid meanwhile: %#', async (cancelled, description) => {
    api.on(membershipCalls.membershipStatus, anOverduePlan())
    api.on(membershipCalls.cancelMembership, cancelled)
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: 'Cancel membership' }))
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Cancel membership' }))
    await expectToast({ title: 'Membership Cancelled', description })
  })

  it('says before a second withdrawal that the days that are left go back', async () => {
    const second = { withdrawUntil: ahead, withdrawProrated: true, withdrawGross: 210.5 }
    api.on(membershipCalls.membershipStatus, aRunningPlan(second))
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: 'Withdraw' }))
    const dialog = within(await screen.findByRole('alertdialog'))
    expect(dialog.getByText(/you get back the days that are left: £210\.50, to the card/)).toBeVisible()
    expect(dialog.getByRole('button', { name: 'Withdraw and get £210.50 back' })).toBeVisible()
  })

  it('offers no withdrawal while the bank looks at the payment, and says why', async () => {
    api.on(membershipCalls.membershipStatus, aRunningPlan({ withdrawUntil: ahead, isDisputed: true }))
    open()
    expect(await screen.findByText(/^Your bank is looking at your payment\./)).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Withdraw' })).toBeNull()
  })

  it('is open to an agent who became a member before their role changed', async () => {
    api.on(identityCalls.currentUser, aUser({ role: 'agent', premiumExpiresAt: ahead }))
    open()
    expect(await screen.findByRole('button', { name: 'Cancel membership' })).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Upgrade to Premium' })).toBeNull()
  })

  it('says why nothing was cancelled, and keeps the dialog', async () => {
    api.on(membershipCalls.cancelMembership, refusal(503, 'The card provider does not answer right now.'))
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: 'Cancel membership' }))
    const dialog = within(await screen.findByRole('alertdialog'))
    await user.click(dialog.getByRole('button', { name: 'Cancel membership' }))
    await expectFailureToast('Not cancelled yet', 'The card provider does not answer right now.')
    expect(screen.getByRole('alertdialog')).toBeVisible()
  })

  it('is taken back with one click', async () => {
    api.on(membershipCalls.membershipStatus, aRunningPlan({ state: 'ending', renewsAt: null, nextCharge: null }))
    api.on(membershipCalls.resumeMembership, aRunningPlan())
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: 'Resume membership' }))
    await expectToast({ title: 'Membership Resumed', description: 'It renews on 22 Nov 2099.' })
    expect(await screen.findByText('Your membership renews on 22 Nov 2099.')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Resume membership' })).toBeNull()
  })

  it('gives the whole payment back, and reads the account and the plan again', async () => {
    api.on(membershipCalls.membershipStatus, aRunningPlan({ withdrawUntil: ahead }))
    api.on(membershipCalls.withdraw, () => {
      api.on(identityCalls.currentUser, aUser())
      api.on(membershipCalls.membershipStatus, aFreePlan(0, { state: 'refunded' }))
      return { tier: 'free' as const }
    })
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: 'Withdraw' }))
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Withdraw from your membership?' }))
    expect(dialog.getByText(/^The whole £216\.00 goes back .* free plan at once\.$/)).toBeVisible()
    await user.click(dialog.getByRole('button', { name: 'Withdraw and get £216.00 back' }))
    await expectToast({ title: 'Membership Withdrawn', description: '£216.00 goes back to your card.' })
    expect(await screen.findByText(/^Your payment was refunded/)).toBeVisible()
    expect(await screen.findByText('Free', { selector: 'section span' })).toBeVisible()
    expect(api.asked(membershipCalls.invoices).length).toBeGreaterThan(1)
  })

  it('shows the free plan also when the session follows a moment later', async () => {
    api.on(membershipCalls.membershipStatus, aRunningPlan({ withdrawUntil: ahead }))
    const withdrawn = aFreePlan(0, { state: 'refunded' })
    let looks = 0
    api.on(membershipCalls.withdraw, () => {
      api.on(identityCalls.currentUser, () => aUser({ membershipTier: looks > 1 ? 'free' : 'premium' }))
      api.on(membershipCalls.membershipStatus, () => {
        looks += 1
        return looks > 1 ? withdrawn : { ...withdrawn, tier: 'premium' as const }
      })
      return { tier: 'free' as const }
    })
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: 'Withdraw' }))
    await user.click(await screen.findByRole('button', { name: 'Withdraw and get £216.00 back' }))
    expect(await screen.findByText('Free', { selector: 'section span' })).toBeVisible()
    await waitFor(() => expect(screen.getByText('Free', { selector: 'dd' })).toBeVisible())
  })

  it.each([null, '2020-01-01T00:00:00.000Z'])(
    'gives nothing back once the days are over (%s)',
    async (withdrawUntil) => {
      api.on(membershipCalls.membershipStatus, aRunningPlan({ withdrawUntil }))
      open()
      expect(await screen.findByRole('button', { name: 'Cancel membership' })).toBeVisible()
      expect(screen.queryByRole('button', { name: 'Withdraw' })).toBeNull()
    },
  )
})
