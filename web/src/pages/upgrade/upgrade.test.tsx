import { analysisCalls, identityCalls, membershipCalls } from '@storyright/contracts/http'
import { addMonths, benefits, day, page } from '@storyright/contracts/vocabulary'
import { screen, waitFor, within } from '@testing-library/react'
import { aStandardAnalysis } from '../../testing/analysis-samples.ts'
import { giveCard } from '../../testing/card-provider.ts'
import { expectFailureToast } from '../../testing/expect-toast.ts'
import { refusal } from '../../testing/fake-api.ts'
import { becomePremium } from '../../testing/membership-api.ts'
import { aFreePlan, aPayment } from '../../testing/membership-samples.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { aUser } from '../../testing/samples.ts'
import { seeAll } from '../../testing/see-all.ts'
import { acceptTerms, inFreshTab, payIt, welcome } from '../../testing/upgrading.ts'
import { UpgradePage } from './upgrade.tsx'

let api: ReturnType<typeof inFreshTab>
beforeEach(() => {
  api = inFreshTab()
})
const open = (at = '/upgrade') => renderPage(<UpgradePage />, { path: '/upgrade', at })

describe('what Premium is', () => {
  it('shows every benefit beside the free plan, each leading to where it is used', async () => {
    open()
    expect(screen.getByRole('heading', { level: 1, name: 'Upgrade to Premium' })).toBeVisible()
    for (const { name, free, premium, page: used } of benefits) {
      const row = screen.getByRole('link', { name }).closest('tr')!
      expect(within(row).getByRole('link')).toHaveAttribute('href', page(used).path)
      expect(
        within(row)
          .getAllByRole('cell')
          .map((cell) => cell.textContent),
      ).toEqual([name, free, premium])
    }
  })

  it('says the whole price, when it renews, and how to get out of it, before anything is asked', async () => {
    open()
    const price = within(await screen.findByRole('complementary', { name: 'Price' }))
    expect(price.getByRole('heading', { name: '£216.00 a year' })).toBeVisible()
    expect(price.getByText('£180.00 + £36.00 VAT')).toBeVisible()
    expect(price.getByText(day(addMonths(new Date(), 12)))).toBeVisible()
    expect(price.getByText(/^Renews for another year at £216\.00, unless cancelled/)).toBeVisible()
    expect(price.getByText(/^Cancel in Account Settings/)).toBeVisible()
    expect(price.getByText('For 14 days')).toBeVisible()
    expect(price.getByText('Full £216.00 refund if you change your mind.')).toBeVisible()
  })
})

describe('what is shown of it', () => {
  it('is one analysis in full, to whoever is signed in', async () => {
    const undo = seeAll()
    api.on(analysisCalls.analysisSample, { listing: { id: '9', title: 'Treasure Island' } })
    api.on(analysisCalls.sampleAnalysis, aStandardAnalysis())
    open()
    const sample = within(await screen.findByRole('region', { name: 'One analysis in full' }))
    expect(sample.getByRole('link', { name: 'Treasure Island' })).toHaveAttribute('href', '/listing/9')
    expect(await sample.findByText('Highly Viable', {}, { timeout: 10_000 })).toBeVisible() // its script comes first
    expect(api.asked(analysisCalls.analysis)).toHaveLength(0)
    undo()
  })

  it('is three lines of what it brings, before anything else', async () => {
    open()
    const reasons = await screen.findByRole('list', { name: 'Why Premium' })
    expect(within(reasons).getAllByRole('listitem')).toHaveLength(3)
    const button = await screen.findByRole('button', { name: 'Continue to payment' })
    expect(reasons.compareDocumentPosition(button)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    const table = screen.getByRole('table')
    expect(button.compareDocumentPosition(table)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  })
})

describe('who may upgrade', () => {
  it('leads a visitor to sign in, and back', async () => {
    api.on(identityCalls.currentUser, refusal(401, 'You are not signed in.'))
    open()
    const signIn = await screen.findByRole('link', { name: 'Sign In to Upgrade' })
    expect(signIn).toHaveAttribute('href', '/auth?next=%2Fupgrade')
    expect(screen.getByText('£180.00 + £36.00 VAT')).toBeVisible()
    expect(api.asked(membershipCalls.membershipStatus)).toHaveLength(0)
  })

  it.each(['agent', 'admin'] as const)('tells an %s that it is for producers', async (role) => {
    api.on(identityCalls.currentUser, aUser({ role, membershipTier: role === 'admin' ? 'premium' : 'free' }))
    open()
    expect(await screen.findByText('Premium membership is for producers.')).toBeVisible()
    expect(screen.queryByRole('checkbox')).toBeNull()
    // Nothing is sold to whom it is not for.
    expect(document.body).not.toHaveTextContent(/£|Upgrade/)
  })

  it('holds the place of both steps while the plan is not known, and takes nothing in them', async () => {
    api.on(membershipCalls.membershipStatus, () => new Promise(() => undefined))
    open()
    for (const name of ['Terms', 'Card']) expect(await screen.findByRole('region', { name })).toBeVisible()
    expect(screen.queryByRole('checkbox')).toBeNull()
    expect(screen.queryByRole('button', { name: 'Continue to payment' })).toBeNull()
  })

  it('tells a premium member so, with the way to the settings', async () => {
    becomePremium(api)
    open()
    expect(await screen.findByText(/^You are a Premium member already/)).toBeVisible()
    expect(screen.getByRole('heading', { level: 1, name: 'Your Premium plan' })).toBeVisible()
    expect(document.body).not.toHaveTextContent(/Upgrade/)
    expect(screen.getByRole('link', { name: 'Account Settings' })).toHaveAttribute('href', '/profile#membership')
    expect(screen.queryByRole('checkbox')).toBeNull()
  })

  it('tells somebody who has complimentary months that they are premium already', async () => {
    const ahead = '2099-01-01T00:00:00.000Z'
    const granted = aFreePlan(0, { tier: 'premium', grantedUntil: ahead, premiumUntil: ahead })
    api.on(membershipCalls.membershipStatus, granted)
    api.on(identityCalls.currentUser, aUser({ membershipTier: 'premium' }))
    open()
    expect(await screen.findByText(/^You are a Premium member already/)).toBeVisible()
  })

  it('sends a renewal that is not paid to the settings, instead of selling another year', async () => {
    api.on(membershipCalls.membershipStatus, aFreePlan(0, { state: 'past_due', renewalNeeds: 'card' }))
    open()
    expect(await screen.findByText(/^Your renewal is not paid yet/)).toBeVisible()
    expect(screen.queryByRole('checkbox')).toBeNull()
  })

  it('shows no welcome to somebody who has not paid', async () => {
    open('/upgrade?success=true')
    expect(await screen.findByRole('checkbox')).toBeVisible()
    expect(screen.queryByRole('heading', { name: 'Welcome to Premium' })).toBeNull()
  })

  it('says when the plan is not known, and asks again', async () => {
    api.on(membershipCalls.membershipStatus, refusal(503, 'Away.'))
    const { user } = open()
    expect(await screen.findByText(/^Your plan could not be loaded\. Everything else works\./)).toBeVisible()
    api.on(membershipCalls.membershipStatus, aFreePlan())
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('checkbox')).toBeVisible()
  })
})

describe('the terms', () => {
  it('stand before the payment: nothing begins without them', async () => {
    const { user } = open()
    await screen.findByRole('checkbox')
    expect(screen.getByRole('link', { name: 'Terms of Use' })).toHaveAttribute('href', '/terms-of-use')
    await user.click(screen.getByRole('button', { name: 'Continue to payment' }))
    expect(await screen.findByText('You must accept the terms and conditions')).toBeVisible()
    expect(api.asked(membershipCalls.upgrade)).toHaveLength(0)
    expect(screen.queryByLabelText('Card number')).toBeNull()
  })

  it('begin one payment, however often the button is pressed', async () => {
    let answer = (_payment: ReturnType<typeof aPayment>) => {}
    api.on(membershipCalls.upgrade, () => new Promise((resolve) => (answer = resolve)))
    const { user } = open()
    await user.click(await screen.findByRole('checkbox'))
    await user.dblClick(screen.getByRole('button', { name: 'Continue to payment' }))
    await waitFor(() => expect(api.asked(membershipCalls.upgrade)).toHaveLength(1))
    answer(aPayment())
    expect(await screen.findByLabelText('Card number')).toBeVisible()
    expect(api.asked(membershipCalls.upgrade)).toHaveLength(1)
    expect(api.asked(membershipCalls.upgrade)[0]?.body).toEqual({ termsAccepted: true })
  })
})

describe('while payments are switched off', () => {
  it('says so where one would go on to pay, which cannot be pressed', async () => {
    api.on(identityCalls.switchedOff, [{ name: 'payments', says: 'Payments rest until 3 pm.', until: null }])
    open()
    expect(await screen.findByText('Payments rest until 3 pm.')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Continue to payment' })).toBeDisabled()
  })
})

describe('beginning', () => {
  it('says that it failed, in the words for that, and that nothing was charged; it can be tried again', async () => {
    api.on(membershipCalls.upgrade, refusal(503, 'The card provider does not answer right now.'))
    const { user } = open()
    await acceptTerms(user)
    await expectFailureToast('Upgrade Error', 'Failed to start upgrade process. Please try again.')
    expect(screen.getByText('The card provider does not answer right now. Nothing has been charged.')).toBeVisible()
    api.on(membershipCalls.upgrade, aPayment())
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByLabelText('Card number')).toBeVisible()
  })

  it('shows that another tab was first', async () => {
    api.on(membershipCalls.upgrade, () => {
      becomePremium(api)
      return refusal(409, 'You have Premium already. There is nothing to pay.')
    })
    const { user } = open()
    await acceptTerms(user)
    expect(await screen.findByText(/^You are a Premium member already/)).toBeVisible()
  })

  it('goes on with the payment of a tab that was closed, without asking for the terms again', async () => {
    api.on(membershipCalls.membershipStatus, aFreePlan(0, { state: 'incomplete', subscriptionId: 'sub_1' }))
    const { user } = open()
    await giveCard(user, payIt)
    expect(await welcome()).toBeVisible()
    expect(api.asked(membershipCalls.upgrade)).toHaveLength(1)
    expect(api.asked(membershipCalls.confirmUpgrade)[0]?.body).toEqual({ subscriptionId: 'sub_1' })
  })
})
