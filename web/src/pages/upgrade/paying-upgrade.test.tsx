import { identityCalls, membershipCalls } from '@storyright/contracts/http'
import { screen, waitFor } from '@testing-library/react'
import { confirmPaymentAtProvider, giveCard, sandboxSettings } from '../../testing/card-provider.ts'
import { expectFailureToast } from '../../testing/expect-toast.ts'
import { refusal } from '../../testing/fake-api.ts'
import { becomePremium } from '../../testing/membership-api.ts'
import { aFreePlan, aRunningPlan } from '../../testing/membership-samples.ts'
import { renderPage, where } from '../../testing/render-page.tsx'
import { acceptTerms, cardStep, inFreshTab, payIt, payYear, welcome } from '../../testing/upgrading.ts'
import { UpgradePage } from './upgrade.tsx'

let api: ReturnType<typeof inFreshTab>
beforeEach(() => {
  api = inFreshTab()
})
const open = (at = '/upgrade') => renderPage(<UpgradePage />, { path: '/upgrade', at })

describe('paying the upgrade', () => {
  it('gives the card to the provider only, confirms, and welcomes', async () => {
    const { user } = open()
    await payYear(user)
    expect(await welcome()).toBeVisible()
    expect(where()).toBe('/upgrade?success=true')
    const [confirmed] = api.asked(confirmPaymentAtProvider)
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
    await payYear(user)
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
    await payYear(user)
    await welcome()
    const asked = api.asked(identityCalls.currentUser).length
    await waitFor(() => expect(api.asked(identityCalls.currentUser).length).toBeGreaterThan(asked))
    expect(await welcome()).toBeVisible()
  })

  it('says Payment Failed with our sentence for a declined card, and takes another', async () => {
    api.on(confirmPaymentAtProvider, { status: 402, body: { error: { code: 'card_declined', message: 'Raw.' } } })
    const { user } = open()
    await payYear(user, '4000000000000002')
    const says = 'The bank declined the card. Please use another card, or ask the bank.'
    await expectFailureToast('Payment Failed', says)
    expect(cardStep().getByText(says)).toBeVisible()
    expect(api.asked(membershipCalls.confirmUpgrade)).toHaveLength(0)
    api.on(confirmPaymentAtProvider, { status: 200, body: { status: 'succeeded' } })
    await giveCard(user, payIt)
    expect(await welcome()).toBeVisible()
    expect(api.asked(membershipCalls.upgrade)).toHaveLength(1)
  })

  it('says Payment Failed with the provider’s message for the card, and our sentence beneath', async () => {
    const error = { type: 'card_error', code: 'card_declined', message: 'Your card was declined.' }
    api.on(confirmPaymentAtProvider, { status: 402, body: { error } })
    const { user } = open()
    await payYear(user, '4000000000000002')
    const ours = 'The bank declined the card. Please use another card, or ask the bank.'
    await expectFailureToast('Payment Failed', `Your card was declined.\n${ours}`)
    for (const line of ['Your card was declined.', ours]) expect(cardStep().getByText(line)).toBeVisible()
  })

  it('says Payment Error when something unexpected happens', async () => {
    api.on(confirmPaymentAtProvider, { status: 500, body: {} })
    api.on(membershipCalls.confirmUpgrade, refusal(409, 'The payment is not complete.'))
    const { user } = open()
    await payYear(user)
    await expectFailureToast('Payment Error', 'An unexpected error occurred. Please try again.')
  })

  it('has the services look before a lost answer is called an error', async () => {
    api.on(confirmPaymentAtProvider, { status: 500, body: {} })
    const { user } = open()
    await payYear(user)
    expect(await welcome()).toBeVisible()
  })

  it('says Payment Failed when the services see that the bank refused, and shows the card form again', async () => {
    api.on(membershipCalls.confirmUpgrade, refusal(409, 'There is not enough money on the card for this amount.'))
    const { user } = open()
    await payYear(user)
    await expectFailureToast('Payment Failed', 'There is not enough money on the card for this amount.')
    expect(await screen.findByLabelText('Card number')).toBeVisible()
    expect(cardStep().getByText('There is not enough money on the card for this amount.')).toBeVisible()
  })

  it('says Upgrade Failed when the payment cannot be confirmed, charges nothing twice, and looks again', async () => {
    api.on(membershipCalls.confirmUpgrade, refusal(404, 'There is no such membership.'))
    const { user } = open()
    await payYear(user)
    await expectFailureToast('Upgrade Failed', 'Failed to activate premium membership. Please contact support.')
    expect(screen.getByRole('link', { name: 'Contact support' })).toHaveAttribute('href', '/support')
    expect(screen.getByText(/nothing is charged twice/)).toBeVisible()
    expect(screen.queryByLabelText('Card number')).toBeNull()
    api.on(membershipCalls.confirmUpgrade, () => {
      becomePremium(api)
      return aRunningPlan()
    })
    await user.click(screen.getByRole('button', { name: 'Check again' }))
    expect(await welcome()).toBeVisible()
  })

  it('looks again by itself while the services do not know', async () => {
    api.on(membershipCalls.confirmUpgrade, () => {
      if (api.asked(membershipCalls.confirmUpgrade).length < 2) return refusal(503, 'Not known yet.')
      becomePremium(api)
      return aRunningPlan()
    })
    const { user } = open()
    await payYear(user)
    expect(await screen.findByText(/Confirming your payment…/)).toBeVisible()
    expect(await welcome()).toBeVisible()
    expect(api.asked(membershipCalls.confirmUpgrade)).toHaveLength(2)
  })

  it('says when the card form could not be loaded, and loads it again', async () => {
    api.on(membershipCalls.membershipPaymentSettings, refusal(503, 'Away.'))
    const { user } = open()
    await acceptTerms(user)
    expect(await screen.findByText(/^The card form could not be loaded\. Nothing has been charged\./)).toBeVisible()
    api.on(membershipCalls.membershipPaymentSettings, sandboxSettings)
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByLabelText('Card number')).toBeVisible()
  })
})
