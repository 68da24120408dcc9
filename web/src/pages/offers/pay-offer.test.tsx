import { catalogueCalls, competitionCalls, identityCalls, offerCalls } from '@storyright/contracts/http'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { LeaveGuard } from '../../shared/form/leave-guard.tsx'
import {
  confirmPaymentAtProvider as confirmAtProvider,
  expectTheBank,
  giveCard,
  sandboxSettings,
  typeCard,
} from '../../testing/card-provider.ts'
import { fakeApi, refusal } from '../../testing/fake-api.ts'
import { anOffer, anUnpaidOffer } from '../../testing/offer-samples.ts'
import { openToast, renderPage, where } from '../../testing/render-page.tsx'
import { aListing, aUser } from '../../testing/samples.ts'
import { tryAgain } from '../../testing/try-again.ts'
import { SubmitOfferPage } from './submit-offer.tsx'

const unpaid = anUnpaidOffer()
const submissions = `/my-submissions?offer=${unpaid.id}`
let api: ReturnType<typeof fakeApi>
beforeEach(() => {
  window.scrollTo = () => {}
  api = fakeApi()
  api.on(identityCalls.currentUser, aUser())
  api.on(catalogueCalls.getListing, aListing())
  api.on(offerCalls.getOffer, anOffer())
  api.on(offerCalls.paymentSettings, sandboxSettings)
  api.on(offerCalls.savedCards, [])
  api.on(offerCalls.renewOffer, { offer: unpaid, clientSecret: 'pi_1_secret_a' })
  api.on(offerCalls.confirmPayment, anOffer())
  api.on(confirmAtProvider, { status: 200, body: { status: 'requires_capture' } })
})
const open = () =>
  renderPage(<SubmitOfferPage />, { path: '/submit-offer/:listingId', at: `/submit-offer/7?offer=${unpaid.id}` })
const hold = 'Hold £18,000 and submit offer'
const pay = (user: UserEvent, number?: string) => giveCard(user, hold, number)

describe('paying an offer', () => {
  it('keeps the deck and the suggested range beside it, and its terms can be read again', async () => {
    const { user } = open()
    const summary = within(await screen.findByRole('complementary', { name: 'Summary' }))
    expect(summary.getByText('Option fee: £5,000 - £20,000 suggested')).toBeVisible()
    expect(summary.getByRole('link', { name: 'moonstone.pdf' })).toHaveAttribute('href', unpaid.deckFileUrl)
    expect(screen.getByText('Film, Television, Streaming')).not.toBeVisible()
    await user.click(screen.getByText('Read the terms again'))
    for (const text of ['18 months', 'Film, Television, Streaming', 'Worldwide', 'Exclusive'])
      expect(screen.getAllByText(text)[0]).toBeVisible()
  })

  it('holds the money, waits until the hold is seen, and leads to the submissions', async () => {
    api.on(offerCalls.confirmPayment, unpaid)
    const { user } = open()
    await pay(user)
    expect(await screen.findByText(/Confirming your hold…/)).toBeVisible()
    await waitFor(() => expect(where()).toBe(submissions))
    expect(openToast()).toMatchObject({
      title: 'Payment Authorised',
      description: 'Your offer has been submitted successfully!',
    })
  })

  it('leads nowhere once its page has been left', async () => {
    let confirmed = () => {}
    api.on(offerCalls.confirmPayment, async () => {
      await new Promise<void>((resolve) => {
        confirmed = resolve
      })
      return anOffer()
    })
    const { user, router } = open()
    await pay(user)
    await screen.findByText(/Confirming your hold…/)
    await act(() => router.navigate('/listings'))
    await act(async () => confirmed())
    await waitFor(() => expect(api.asked(offerCalls.confirmPayment)).toHaveLength(1))
    expect(where()).toBe('/listings')
    expect(openToast()).toBeUndefined()
  })

  it('gives the card to the provider only, as its own client does', async () => {
    const { user } = open()
    await pay(user)
    await waitFor(() => expect(where()).toBe(submissions))
    const [confirmed] = api.asked(confirmAtProvider)
    expect(confirmed?.path).toBe('/v1/payment_intents/pi_1/confirm')
    expect(confirmed?.headers.get('authorization')).toBe('Bearer pk_test')
    expect(confirmed?.body).toEqual({
      key: 'pk_test',
      client_secret: 'pi_1_secret_a',
      'payment_method_data[type]': 'card',
      'payment_method_data[card][number]': '4242424242424242',
      'payment_method_data[card][exp_month]': '12',
      'payment_method_data[card][exp_year]': '2039',
      'payment_method_data[card][cvc]': '123',
      return_url: `http://localhost${submissions}`,
    })
  })

  it('shows why a card was declined, and keeps the form for another', async () => {
    api.on(confirmAtProvider, { status: 402, body: { error: { code: 'card_declined', message: 'Raw.' } } })
    const { user } = open()
    await pay(user, '4000000000000002')
    expect(await screen.findByText(/^The bank declined the card\./)).toBeVisible()
    expect(screen.getByLabelText('Card number')).toHaveValue('4000 0000 0000 0002')
    expect(api.asked(offerCalls.confirmPayment)).toHaveLength(0)
  })

  it('says of every field of the card what is wrong, and leads to the first', async () => {
    const { user } = open()
    await pay(user, '4242')
    const number = screen.getByLabelText('Card number')
    await waitFor(() => expect(number).toHaveFocus())
    expect(number).toHaveAccessibleDescription('This is not a card number')
    expect(screen.getByLabelText('Expiry')).not.toHaveAttribute('aria-invalid')
    typeCard('Security code', '1')
    await waitFor(() =>
      expect(screen.getByLabelText('Security code')).toHaveAccessibleDescription('The code has 3 or 4 digits'),
    )
    expect(api.asked(confirmAtProvider)).toHaveLength(0)
  })

  it('says An unexpected error occurred. when the provider gives no reason', async () => {
    api.on(confirmAtProvider, { status: 500, body: {} })
    api.on(offerCalls.confirmPayment, unpaid)
    const { user } = open()
    await pay(user)
    expect(await screen.findByText('An unexpected error occurred.')).toBeVisible()
  })

  it('asks the services before an answer without an outcome counts as a refusal', async () => {
    api.on(confirmAtProvider, { status: 500, body: {} })
    const { user } = open()
    await pay(user)
    await waitFor(() => expect(where()).toBe(submissions))
    expect(openToast()?.title).toBe('Payment Authorised')
  })

  it('is paid when another tab was first, which the provider answers with an error', async () => {
    const error = { message: 'Cannot confirm.', payment_intent: { status: 'requires_capture' } }
    api.on(confirmAtProvider, { status: 400, body: { error } })
    const { user } = open()
    await pay(user)
    await waitFor(() => expect(where()).toBe(submissions))
    expect(api.asked(offerCalls.confirmPayment)).toHaveLength(1)
  })

  it('goes to the bank when it asks for 3-D Secure', async () => {
    const { user } = open()
    await expectTheBank(api, () => pay(user, '4000002500003155'))
  })

  it('asks for another card when the services have seen a refusal', async () => {
    api.on(offerCalls.confirmPayment, anOffer({ paymentStatus: 'failed', holdExpiresAt: null }))
    const { user } = open()
    await pay(user)
    expect(await screen.findByText('The card was declined. Please try another one.')).toBeVisible()
    expect(await screen.findByLabelText('Card number')).toBeVisible()
  })

  it.each([
    ['Card number', '4242424242424241', 'This is not a card number'],
    ['Expiry', '1320', 'Please give month and year'],
    ['Expiry', '0120', 'This card has expired'],
    ['Security code', '1', 'The code has 3 or 4 digits'],
  ])('sends no card whose %s is %s', async (label, value, says) => {
    const { user } = open()
    await screen.findByLabelText('Card number')
    typeCard(label, value)
    await user.click(screen.getByRole('button', { name: hold }))
    expect(await screen.findByText(says)).toBeVisible()
    expect(api.asked(confirmAtProvider)).toHaveLength(0)
  })
})

describe('a card that was used before', () => {
  const visa = { id: 'pm_1', brand: 'visa', last4: '4242', expMonth: 12, expYear: 2039 }
  const mastercard = { ...visa, id: 'pm_2', brand: 'mastercard', last4: '4444' }
  const radio = (name: string) => screen.findByRole('radio', { name })

  it('is offered again, and pays without being typed in', async () => {
    api.on(offerCalls.savedCards, [visa, mastercard])
    const { user } = open()
    expect(await radio('Visa ending in 4242, expires 12 / 39')).toBeChecked()
    expect(screen.queryByLabelText('Card number')).toBeNull()
    await user.click(await radio('Mastercard ending in 4444, expires 12 / 39'))
    await user.click(screen.getByRole('button', { name: hold }))
    await waitFor(() => expect(where()).toBe(submissions))
    const [confirmed] = api.asked(confirmAtProvider)
    expect(confirmed?.body).toMatchObject({ client_secret: 'pi_1_secret_a', payment_method: 'pm_2' })
    expect(confirmed?.body).not.toHaveProperty('setup_future_usage')
  })

  it('says why it was refused, and lets another be tried', async () => {
    const error = { type: 'card_error', code: 'expired_card', message: 'Your card has expired.' }
    api.on(offerCalls.savedCards, [visa])
    api.on(confirmAtProvider, { status: 402, body: { error } })
    const { user } = open()
    await radio('Visa ending in 4242, expires 12 / 39')
    await user.click(screen.getByRole('button', { name: hold }))
    expect(await screen.findByText('Your card has expired.')).toBeVisible()
    await user.click(await radio('Another card'))
    api.on(confirmAtProvider, { status: 200, body: { status: 'requires_capture' } })
    await pay(user)
    await waitFor(() => expect(where()).toBe(submissions))
  })

  it('can be removed', async () => {
    api.on(offerCalls.savedCards, [visa])
    api.on(offerCalls.removeCard, [])
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: 'Remove the card ending in 4242' }))
    await waitFor(() => expect(openToast()?.title).toBe('Card Removed'))
    expect(await screen.findByLabelText('Card number')).toBeVisible()
    expect(screen.queryByRole('radio')).toBeNull()
    expect(api.asked(offerCalls.removeCard)[0]?.path).toBe('/api/offers/cards/pm_1')
  })

  it('is kept only where its holder ticks that', async () => {
    const { user } = open()
    await user.click(await screen.findByRole('checkbox', { name: /^Save this card/ }))
    await pay(user)
    await waitFor(() => expect(where()).toBe(submissions))
    expect(api.asked(confirmAtProvider)[0]?.body).toMatchObject({
      setup_future_usage: 'on_session',
      'payment_method_data[allow_redisplay]': 'always',
    })
  })

  it('keeps nobody from paying while the list cannot be read', async () => {
    api.on(offerCalls.savedCards, refusal(503, 'The card provider does not answer right now.'))
    const { user } = open()
    await pay(user)
    await waitFor(() => expect(where()).toBe(submissions))
  })
})

describe('the terms of an unpaid offer', () => {
  const changing = () => screen.findByRole('heading', { level: 1, name: 'Change Your Offer' })
  const openTerms = async () => {
    api.on(offerCalls.getOffer, unpaid)
    api.on(competitionCalls.competitions, [])
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: 'Change terms' }))
    await changing()
    return user
  }

  it('can be changed from the payment, and are paid as they are then', async () => {
    const user = await openTerms()
    expect(screen.getByLabelText('Offer amount')).toHaveValue('18000')
    expect(screen.getByText('moonstone.pdf', { selector: 'b' })).toBeVisible()
    fireEvent.change(screen.getByLabelText('Offer amount'), { target: { value: '12000' } })
    const changed = { ...unpaid, offerPrice: 12_000 }
    api.on(offerCalls.changeTerms, { offer: changed, clientSecret: 'pi_2_secret_a' })
    await user.click(screen.getByRole('button', { name: 'Save and Continue to Payment' }))
    await giveCard(user, 'Hold £12,000 and submit offer')
    await waitFor(() => expect(where()).toBe(submissions))
    const [sent] = api.asked(offerCalls.changeTerms)
    expect(sent?.body).toMatchObject({ listingId: '7', offerPrice: 12_000, deckFileUrl: unpaid.deckFileUrl })
    expect(api.asked(confirmAtProvider)[0]?.path).toBe('/v1/payment_intents/pi_2/confirm')
  })

  it('stay as they are where the producer goes back, or the change is refused', async () => {
    const user = await openTerms()
    api.on(offerCalls.changeTerms, refusal(409, 'This offer is paid or has been with the agent.'))
    await user.click(screen.getByRole('button', { name: 'Save and Continue to Payment' }))
    await waitFor(() => expect(openToast()?.description).toBe('This offer is paid or has been with the agent.'))
    await user.click(screen.getByRole('button', { name: 'Keep the saved terms' }))
    expect(await screen.findByRole('button', { name: hold })).toBeVisible()
    expect(screen.getByRole('heading', { level: 1, name: 'Complete Payment' })).toBeVisible()
  })

  it('are asked about before they are left, by the button, by Back and by a link', async () => {
    api.on(offerCalls.getOffer, unpaid)
    api.on(competitionCalls.competitions, [])
    const page = (
      <>
        <SubmitOfferPage />
        <LeaveGuard />
      </>
    )
    const { user, router } = renderPage(page, { path: '/submit-offer/:listingId', at: '/profile' })
    await act(() => router.navigate(`/submit-offer/7?offer=${unpaid.id}`))
    await user.click(await screen.findByRole('button', { name: 'Change terms' }))
    await changing()
    fireEvent.change(screen.getByLabelText('Offer amount'), { target: { value: '12000' } })
    const answer = async (name: string) =>
      user.click(
        within(await screen.findByRole('alertdialog', { name: 'Leave without saving?' })).getByRole('button', { name }),
      )
    await act(() => router.navigate(-1))
    await answer('Stay')
    await act(() => router.navigate('/listings'))
    await answer('Stay')
    await user.click(screen.getByRole('button', { name: 'Keep the saved terms' }))
    await answer('Stay')
    expect(screen.getByLabelText('Offer amount')).toHaveValue('12000')
    await user.click(screen.getByRole('button', { name: 'Keep the saved terms' }))
    await answer('Leave')
    expect(await screen.findByRole('button', { name: hold })).toBeVisible()
  })

  it('name the rights that the offer is about where these are not all', async () => {
    const words = 'Exclusive film, Germany'
    api.on(offerCalls.getOffer, { ...unpaid, scope: { text: 'DE; L; film; always; exclusive', words, isWhole: false } })
    api.on(competitionCalls.competitions, [])
    renderPage(<SubmitOfferPage />, {
      path: '/submit-offer/:listingId',
      at: `/submit-offer/7?offer=${unpaid.id}&change=terms`,
    })
    await changing()
    expect(within(screen.getByRole('complementary', { name: 'Summary' })).getByText(words)).toBeVisible()
  })

  it('are settled once the agent has read them', async () => {
    const held = { at: unpaid.submittedAt, moment: 'held', note: null } as const
    const renewal = { ...unpaid, timeline: [...unpaid.timeline, held] }
    api.on(offerCalls.renewOffer, { offer: renewal, clientSecret: 'pi_1_secret_a' })
    open()
    await screen.findByRole('button', { name: hold })
    expect(screen.queryByRole('button', { name: 'Change terms' })).toBeNull()
  })
})

describe('the payment step', () => {
  it('explains the hold and says that the card is charged once, on acceptance', async () => {
    open()
    expect(await screen.findByText(/set £18,000 aside. It is not taken today/)).toBeVisible()
    expect(screen.getByRole('heading', { level: 1, name: 'Complete Payment' })).toBeVisible()
    expect(screen.getByText('Charged today')).toBeVisible()
  })

  it('says when there is nothing to pay', async () => {
    api.on(offerCalls.renewOffer, refusal(409, 'There is nothing to pay for this offer.'))
    open()
    expect(await screen.findByRole('heading', { name: 'There is nothing to pay here' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'My Submissions' })).toHaveAttribute('href', '/my-submissions')
  })

  it('can be tried again when it could not be prepared', async () => {
    await tryAgain(api, offerCalls.renewOffer, { offer: unpaid, clientSecret: 'pi_1_secret_a' }, open)
    expect(await screen.findByLabelText('Card number')).toBeVisible()
  })
})
