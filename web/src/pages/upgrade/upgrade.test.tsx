import { identityCalls, membershipCalls } from '@storyright/contracts/http'
import { benefits, day, page } from '@storyright/contracts/vocabulary'
import { act, screen, waitFor, within } from '@testing-library/react'
import { aYearOn } from '../../features/membership/upgrading/a-year-on.ts'
import { site } from '../../shared/site.ts'
import { expectFailureToast } from '../../testing/expect-toast.ts'
import { fakeApi, refusal } from '../../testing/fake-api.ts'
import { giveCard } from '../../testing/give-card.ts'
import {
  aFreePlan,
  aPayment,
  aRunningPlan,
  confirmPaymentAtProvider as confirmAtProvider,
} from '../../testing/membership-samples.ts'
import { renderPage, where } from '../../testing/render-page.tsx'
import { aUser } from '../../testing/samples.ts'
import { UpgradePage } from './upgrade.tsx'

const payIt = 'Pay £216.00 and upgrade'
let api: ReturnType<typeof fakeApi>
beforeEach(() => {
  window.scrollTo = () => {}
  window.sessionStorage.clear()
  api = fakeApi()
  api.on(identityCalls.currentUser, aUser())
  api.on(membershipCalls.membershipStatus, aFreePlan())
  api.on(membershipCalls.membershipPaymentSettings, { publishableKey: 'pk_test', sandboxUrl: 'http://sandbox.test' })
  api.on(membershipCalls.upgrade, aPayment())
  api.on(membershipCalls.confirmUpgrade, () => {
    becomePremium()
    return aRunningPlan()
  })
  api.on(confirmAtProvider, { status: 200, body: { status: 'succeeded' } })
})
/** What the services answer once the payment was seen. */
const becomePremium = () => {
  api.on(identityCalls.currentUser, aUser({ membershipTier: 'premium' }))
  api.on(membershipCalls.membershipStatus, aRunningPlan())
}
const open = (at = '/upgrade') => renderPage(<UpgradePage />, { path: '/upgrade', at })
type User = ReturnType<typeof open>['user']

async function accept(user: User) {
  await user.click(await screen.findByRole('checkbox'))
  await user.click(screen.getByRole('button', { name: 'Continue to payment' }))
}
async function pay(user: User, number?: string) {
  await accept(user)
  await giveCard(user, payIt, number)
}
/** The step itself: a toast says the same for a while. */
const cardStep = () => within(screen.getByRole('region', { name: 'Card' }))
const welcome = () => screen.findByRole('heading', { level: 1, name: 'Welcome to Premium' })

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
    expect(price.getByText('Including £36.00 VAT; £180.00 without it.')).toBeVisible()
    expect(price.getByText(day(aYearOn(new Date())))).toBeVisible()
    expect(price.getByText(/^Renews for another year at £216\.00, unless cancelled/)).toBeVisible()
    expect(price.getByText(/^Cancel in Account Settings/)).toBeVisible()
    expect(price.getByText('For 14 days')).toBeVisible()
    expect(price.getByText('You can withdraw and have the whole £216.00 back.')).toBeVisible()
  })

  it('renews a year later to the day, and on 28 Feb for the day that is missing', () => {
    expect(aYearOn(new Date('2026-11-22T10:00:00Z')).toISOString()).toBe('2027-11-22T10:00:00.000Z')
    expect(aYearOn(new Date('2028-02-29T10:00:00Z')).toISOString()).toBe('2029-02-28T10:00:00.000Z')
  })
})

describe('who may upgrade', () => {
  it('leads a visitor to sign in, and back', async () => {
    api.on(identityCalls.currentUser, refusal(401, 'You are not signed in.'))
    open()
    const signIn = await screen.findByRole('link', { name: 'Sign In to Upgrade' })
    expect(signIn).toHaveAttribute('href', '/auth?next=%2Fupgrade')
    expect(screen.getByText('Including £36.00 VAT; £180.00 without it.')).toBeVisible()
    expect(api.asked(membershipCalls.membershipStatus)).toHaveLength(0)
  })

  it.each(['agent', 'admin'] as const)('tells an %s that it is for producers', async (role) => {
    api.on(identityCalls.currentUser, aUser({ role, membershipTier: role === 'admin' ? 'premium' : 'free' }))
    open()
    expect(await screen.findByText('Premium membership is for producers.')).toBeVisible()
    expect(screen.queryByRole('checkbox')).toBeNull()
  })

  it('tells a premium member so, with the way to the settings', async () => {
    becomePremium()
    open()
    expect(await screen.findByText(/^You are a Premium member already/)).toBeVisible()
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
    expect(await screen.findByText(/^The renewal of your membership is not paid/)).toBeVisible()
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
    expect(await screen.findByText(/^Your plan cannot be shown just now\. Everything else works\./)).toBeVisible()
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

describe('beginning', () => {
  it('says that it failed, in the words for that, and that nothing was charged; it can be tried again', async () => {
    api.on(membershipCalls.upgrade, refusal(503, 'The card provider does not answer right now.'))
    const { user } = open()
    await accept(user)
    await expectFailureToast('Upgrade Error', 'Failed to start upgrade process. Please try again.')
    expect(screen.getByText('The card provider does not answer right now. Nothing has been charged.')).toBeVisible()
    api.on(membershipCalls.upgrade, aPayment())
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByLabelText('Card number')).toBeVisible()
  })

  it('shows that another tab was first', async () => {
    api.on(membershipCalls.upgrade, () => {
      becomePremium()
      return refusal(409, 'You have Premium already. There is nothing to pay.')
    })
    const { user } = open()
    await accept(user)
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

describe('paying', () => {
  it('gives the card to the provider only, confirms, and welcomes', async () => {
    const { user } = open()
    await pay(user)
    expect(await welcome()).toBeVisible()
    expect(where()).toBe('/upgrade?success=true')
    const [confirmed] = api.asked(confirmAtProvider)
    expect(confirmed?.path).toBe('/v1/payment_intents/pi_1/confirm')
    expect(confirmed?.body).toMatchObject({
      client_secret: 'pi_1_secret_a',
      'payment_method_data[card][number]': '4242424242424242',
      return_url: 'http://localhost/upgrade?subscription=sub_1',
    })
    expect(api.asked(membershipCalls.confirmUpgrade)).toHaveLength(1)
  })

  it('says what is open now and until when, and reads the account again so that every gate opens', async () => {
    const { user } = open()
    await pay(user)
    await welcome()
    expect(screen.getByText(/^Your year is paid until 22 Nov 2099\./)).toBeVisible()
    expect(screen.getByRole('link', { name: 'As many as you like' })).toHaveAttribute('href', '/listings')
    expect(screen.getByRole('link', { name: 'Account Settings' })).toHaveAttribute('href', '/profile#membership')
    await waitFor(() => expect(api.asked(identityCalls.currentUser).length).toBeGreaterThan(1))
  })

  it('asks for the account again while it lags behind the payment', async () => {
    api.on(membershipCalls.confirmUpgrade, aRunningPlan())
    api.on(membershipCalls.membershipStatus, () =>
      api.asked(membershipCalls.confirmUpgrade).length > 0 ? aRunningPlan({ tier: 'free' }) : aFreePlan(),
    )
    const { user } = open()
    await pay(user)
    await welcome()
    const asked = api.asked(identityCalls.currentUser).length
    await waitFor(() => expect(api.asked(identityCalls.currentUser).length).toBeGreaterThan(asked))
    expect(await welcome()).toBeVisible()
  })

  it('says Payment Failed with our sentence for a declined card, and takes another', async () => {
    api.on(confirmAtProvider, { status: 402, body: { error: { code: 'card_declined', message: 'Raw.' } } })
    const { user } = open()
    await pay(user, '4000000000000002')
    const says = 'The bank declined the card. Please use another card, or ask the bank.'
    await expectFailureToast('Payment Failed', says)
    expect(cardStep().getByText(says)).toBeVisible()
    expect(api.asked(membershipCalls.confirmUpgrade)).toHaveLength(0)
    api.on(confirmAtProvider, { status: 200, body: { status: 'succeeded' } })
    await giveCard(user, payIt)
    expect(await welcome()).toBeVisible()
    expect(api.asked(membershipCalls.upgrade)).toHaveLength(1)
  })

  it('says Payment Error when something unexpected happens', async () => {
    api.on(confirmAtProvider, { status: 500, body: {} })
    api.on(membershipCalls.confirmUpgrade, refusal(409, 'The payment is not complete.'))
    const { user } = open()
    await pay(user)
    await expectFailureToast('Payment Error', 'An unexpected error occurred. Please try again.')
  })

  it('has the services look before a lost answer is called an error', async () => {
    api.on(confirmAtProvider, { status: 500, body: {} })
    const { user } = open()
    await pay(user)
    expect(await welcome()).toBeVisible()
  })

  it('says Payment Failed when the services see that the bank refused, and shows the card form again', async () => {
    api.on(membershipCalls.confirmUpgrade, refusal(409, 'There is not enough money on the card for this amount.'))
    const { user } = open()
    await pay(user)
    await expectFailureToast('Payment Failed', 'There is not enough money on the card for this amount.')
    expect(await screen.findByLabelText('Card number')).toBeVisible()
    expect(cardStep().getByText('There is not enough money on the card for this amount.')).toBeVisible()
  })

  it('says Upgrade Failed when the payment cannot be confirmed, charges nothing twice, and looks again', async () => {
    api.on(membershipCalls.confirmUpgrade, refusal(404, 'There is no such membership.'))
    const { user } = open()
    await pay(user)
    await expectFailureToast('Upgrade Failed', 'Failed to activate premium membership. Please contact support.')
    expect(screen.getByText(/nothing is charged twice/)).toBeVisible()
    expect(screen.queryByLabelText('Card number')).toBeNull()
    api.on(membershipCalls.confirmUpgrade, () => {
      becomePremium()
      return aRunningPlan()
    })
    await user.click(screen.getByRole('button', { name: 'Check again' }))
    expect(await welcome()).toBeVisible()
  })

  it('looks again by itself while the services do not know', async () => {
    api.on(membershipCalls.confirmUpgrade, () => {
      if (api.asked(membershipCalls.confirmUpgrade).length < 2) return refusal(503, 'Not known yet.')
      becomePremium()
      return aRunningPlan()
    })
    const { user } = open()
    await pay(user)
    expect(await screen.findByText(/Confirming your payment…/)).toBeVisible()
    expect(await welcome()).toBeVisible()
    expect(api.asked(membershipCalls.confirmUpgrade)).toHaveLength(2)
  })

  it('says when the card form could not be loaded, and loads it again', async () => {
    api.on(membershipCalls.membershipPaymentSettings, refusal(503, 'Away.'))
    const { user } = open()
    await accept(user)
    expect(await screen.findByText(/^The card form could not be loaded\. Nothing has been charged\./)).toBeVisible()
    api.on(membershipCalls.membershipPaymentSettings, { publishableKey: 'pk_test', sandboxUrl: 'http://sandbox.test' })
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByLabelText('Card number')).toBeVisible()
  })
})

describe('the bank’s page', () => {
  const back = (status: string) =>
    `/upgrade?subscription=sub_1&payment_intent=pi_1&payment_intent_client_secret=pi_1_secret_a&redirect_status=${status}`

  it('is gone to when the card asks for it', async () => {
    const leaveFor = jest.spyOn(site, 'leaveFor').mockImplementation(() => {})
    const url = 'http://sandbox.test/3ds/pi_1'
    api.on(confirmAtProvider, {
      status: 200,
      body: { status: 'requires_action', next_action: { type: 'redirect_to_url', redirect_to_url: { url } } },
    })
    const { user } = open()
    await pay(user, '4000002500003155')
    await waitFor(() => expect(leaveFor).toHaveBeenCalledWith(url))
    leaveFor.mockRestore()
  })

  it('leads back to the welcome, and the secret leaves the address', async () => {
    api.on(membershipCalls.membershipStatus, aFreePlan(0, { state: 'incomplete', subscriptionId: 'sub_1' }))
    open(back('succeeded'))
    await waitFor(() => expect(where()).not.toContain('secret'))
    expect(await welcome()).toBeVisible()
    expect(api.asked(membershipCalls.upgrade)).toHaveLength(0)
  })

  it('leads to the welcome also when the webhook was first', async () => {
    becomePremium()
    open(back('succeeded'))
    expect(await welcome()).toBeVisible()
  })

  it('leads back to the card form when the bank refused, with the same payment', async () => {
    api.on(membershipCalls.membershipStatus, aFreePlan(0, { state: 'incomplete', subscriptionId: 'sub_1' }))
    api.on(membershipCalls.confirmUpgrade, refusal(409, 'The bank did not authorise the payment.'))
    open(back('failed'))
    await expectFailureToast('Payment Failed', 'The bank did not authorise the payment.')
    expect(await screen.findByLabelText('Card number')).toBeVisible()
    expect(cardStep().getByText('The bank did not authorise the payment.')).toBeVisible()
  })
})

describe('where the reader came from', () => {
  const come = async (from: unknown) => {
    const view = renderPage(<UpgradePage />, { path: '/upgrade', at: '/' })
    await act(() => view.router.navigate('/upgrade', { state: { from } }))
    return view
  }

  it('is led back to after the payment: the listing that was refused', async () => {
    await pay((await come({ pathname: '/listing/7', search: '' })).user)
    await welcome()
    expect(screen.getByRole('link', { name: 'Open the listing' })).toHaveAttribute('href', '/listing/7')
  })

  it('is kept past the bank’s page', async () => {
    const { unmount } = await come({ pathname: '/listing/7', search: '' })
    unmount()
    api.on(membershipCalls.membershipStatus, aFreePlan(0, { state: 'incomplete' }))
    open('/upgrade?subscription=sub_1&redirect_status=succeeded')
    expect(await screen.findByRole('link', { name: 'Open the listing' })).toHaveAttribute('href', '/listing/7')
  })

  it.each([{ pathname: '//elsewhere.example' }, { pathname: 'https://elsewhere.example' }, 'nonsense', null])(
    'is no page of ours: %j',
    async (from) => {
      await pay((await come(from)).user)
      await welcome()
      expect(screen.getByRole('link', { name: 'Browse IP Catalogue' })).toHaveAttribute('href', '/listings')
    },
  )
})
