import type { Stripe, StripeElements, StripePaymentElement } from '@stripe/stripe-js'
import { act, screen, waitFor } from '@testing-library/react'
import { renderPage } from '../../testing/render-page.tsx'
import type { SavedCards } from './card-form-props.ts'
import { ProviderCardForm } from './provider-card-form.tsx'

// The provider's script comes from its own site; in its place stands a function with the same types.
const loaded = jest.fn<Stripe, [key: string]>()
beforeAll(() => {
  window.Stripe = Object.assign((key: string) => loaded(key), { version: 'endive' }) as never
})
afterAll(() => {
  delete window.Stripe
})
type Confirmation = Awaited<ReturnType<Stripe['confirmPayment']>>

function fakeStripe(answer: Confirmation | Promise<never>) {
  const heard: Record<string, (event: never) => void> = {}
  const payment = {
    on: jest.fn((event: string, tell: (event: never) => void) => {
      heard[event] = tell
    }),
    mount: jest.fn(),
    destroy: jest.fn(),
  }
  const elements = { create: jest.fn(() => payment as unknown as StripePaymentElement) }
  const stripe = {
    elements: jest.fn(() => elements as unknown as StripeElements),
    confirmPayment: jest.fn(async () => answer),
    confirmSetup: jest.fn(async () => answer),
  }
  loaded.mockReturnValue(stripe as unknown as Stripe)
  const ready = async () => {
    await waitFor(() => expect(payment.mount).toHaveBeenCalled())
    act(() => heard.ready?.({} as never))
  }
  return { stripe, elements, payment, ready }
}

const taken = { paymentIntent: { status: 'requires_capture' } } as unknown as Confirmation
type Opened = {
  clientSecret?: string
  onFile?: string
  saved?: SavedCards
  canKeep?: boolean
  onTaken?: jest.Mock
  onUnclear?: jest.Mock
  onFault?: jest.Mock
}
const open = ({
  clientSecret = 'pi_1_secret_a',
  onFile,
  saved,
  canKeep,
  onTaken = jest.fn(),
  onUnclear = jest.fn(async () => false),
  onFault = jest.fn(),
}: Opened = {}) => ({
  onTaken,
  onUnclear,
  onFault,
  ...renderPage(
    <ProviderCardForm
      publishableKey="pk_live_1"
      clientSecret={clientSecret}
      returnUrl="https://storyright.test/my-submissions?offer=1"
      label="Hold £18,000 and submit offer"
      {...(onFile && { onFile })}
      {...(saved && { saved })}
      {...(canKeep && { canKeep })}
      onTaken={onTaken}
      onUnclear={onUnclear}
      onFault={onFault}
    />,
    { path: '/' },
  ),
})
const button = () => screen.getByRole('button', { name: 'Hold £18,000 and submit offer' })

describe('the provider’s own fields', () => {
  it('are made for this payment, and confirm it without leaving the page unless the bank asks', async () => {
    const { stripe, elements, ready } = fakeStripe(taken)
    const { user, onTaken } = open()
    expect(button()).toBeDisabled()
    await ready()
    expect(loaded).toHaveBeenCalledWith('pk_live_1')
    expect(stripe.elements).toHaveBeenCalledWith(expect.objectContaining({ clientSecret: 'pi_1_secret_a' }))
    expect(elements.create).toHaveBeenCalledWith('payment')
    await user.click(button())
    expect(stripe.confirmPayment).toHaveBeenCalledWith({
      elements: expect.anything(),
      confirmParams: { return_url: 'https://storyright.test/my-submissions?offer=1' },
      redirect: 'if_required',
    })
    await waitFor(() => expect(onTaken).toHaveBeenCalledTimes(1))
  })

  it('keep a card for later payments where the secret is for that', async () => {
    const { stripe, ready } = fakeStripe({ setupIntent: { status: 'succeeded' } } as unknown as Confirmation)
    const { user, onTaken } = open({ clientSecret: 'seti_1_secret_a' })
    await ready()
    await user.click(button())
    await waitFor(() => expect(onTaken).toHaveBeenCalledTimes(1))
    expect(stripe.confirmSetup).toHaveBeenCalledTimes(1)
    expect(stripe.confirmPayment).not.toHaveBeenCalled()
  })

  it('are not asked where the card on file is confirmed', async () => {
    const { stripe, ready } = fakeStripe(taken)
    const { user, onTaken } = open({ onFile: 'Confirm with the card on file' })
    await ready()
    await user.click(screen.getByRole('button', { name: 'Confirm with the card on file' }))
    expect(stripe.confirmPayment).toHaveBeenCalledWith({
      clientSecret: 'pi_1_secret_a',
      confirmParams: { return_url: 'https://storyright.test/my-submissions?offer=1' },
      redirect: 'if_required',
    })
    await waitFor(() => expect(onTaken).toHaveBeenCalledTimes(1))
  })

  const aCard = { id: 'pm_1', brand: 'visa', last4: '4242', expMonth: 12, expYear: 2039 }
  const saved = { cards: [aCard], onRemove: jest.fn(), isRemoving: false }

  it('are not asked where a saved card is chosen, which comes first', async () => {
    const { stripe } = fakeStripe(taken)
    const { user, onTaken } = open({ saved })
    expect(await screen.findByRole('radio', { name: 'Visa ending in 4242, expires 12 / 39' })).toBeChecked()
    await waitFor(() => expect(button()).toBeEnabled())
    await user.click(button())
    expect(stripe.confirmPayment).toHaveBeenCalledWith({
      clientSecret: 'pi_1_secret_a',
      confirmParams: { return_url: 'https://storyright.test/my-submissions?offer=1', payment_method: 'pm_1' },
      redirect: 'if_required',
    })
    await waitFor(() => expect(onTaken).toHaveBeenCalledTimes(1))
  })

  it('charge the card that was chosen when paying began: it cannot be changed or removed meanwhile', async () => {
    const { stripe } = fakeStripe(taken)
    let confirmed = () => {}
    stripe.confirmPayment.mockImplementation(() => new Promise((resolve) => (confirmed = () => resolve(taken))))
    const { user, onTaken } = open({ saved })
    await waitFor(() => expect(button()).toBeEnabled())
    await user.click(button())
    for (const choice of screen.getAllByRole('radio')) expect(choice).toBeDisabled()
    expect(screen.getByRole('button', { name: /^Remove the card/ })).toBeDisabled()
    await act(async () => confirmed())
    expect(onTaken).toHaveBeenCalledTimes(1)
    expect(screen.getByRole('radio', { name: 'Another card' })).toBeEnabled()
  })

  it('have a card kept only where the reader ticks that', async () => {
    const { stripe, ready } = fakeStripe(taken)
    const { user } = open({ saved, canKeep: true })
    await user.click(screen.getByRole('radio', { name: 'Another card' }))
    await ready()
    const keep = screen.getByRole('checkbox', { name: /^Save this card/ })
    expect(keep).not.toBeChecked()
    await user.click(keep)
    await user.click(button())
    expect(stripe.confirmPayment).toHaveBeenCalledWith({
      elements: expect.anything(),
      confirmParams: {
        return_url: 'https://storyright.test/my-submissions?offer=1',
        setup_future_usage: 'on_session',
        payment_method_data: { allow_redisplay: 'always' },
      },
      redirect: 'if_required',
    })
  })

  it('show what the provider says of a refused card, and our own words beneath', async () => {
    const message = 'Your card was declined.'
    const error = { type: 'card_error', code: 'card_declined', decline_code: 'stolen_card', message }
    const refused = { error } as Confirmation
    const { ready } = fakeStripe(refused)
    const { user, onTaken, onFault } = open()
    await ready()
    await user.click(button())
    expect(await screen.findByText(/^The bank declined the card\./)).toBeVisible()
    expect(screen.getByRole('alert')).toHaveTextContent(/^Your card was declined\.The bank declined the card\./)
    expect(onTaken).not.toHaveBeenCalled()
    expect(onFault).toHaveBeenCalledWith({
      refused: expect.stringMatching(/^The bank declined the card\./),
      provider: message,
    })
  })

  it.each(['requires_capture', 'processing'] as const)(
    'are asked no second time when the error shows a payment that is %s: the services look',
    async (status) => {
      const error = { type: 'invalid_request_error', message: 'Cannot confirm.', payment_intent: { status } }
      const { ready } = fakeStripe({ error } as unknown as Confirmation)
      const { user, onTaken } = open()
      await ready()
      await user.click(button())
      await waitFor(() => expect(onTaken).toHaveBeenCalledTimes(1))
      expect(screen.queryByText('Cannot confirm.')).toBeNull()
    },
  )

  it('have the services look before a lost answer is called an error', async () => {
    const error = { type: 'api_connection_error', message: 'We could not reach the bank.' }
    const { ready } = fakeStripe({ error } as unknown as Confirmation)
    const { user, onUnclear, onTaken } = open()
    await ready()
    onUnclear.mockResolvedValueOnce(true)
    await user.click(button())
    await waitFor(() => expect(onUnclear).toHaveBeenCalledTimes(1))
    expect(screen.queryByRole('alert')).toBeNull()
    expect(onTaken).not.toHaveBeenCalled()
  })

  it('show the error of a lost answer once the services have seen nothing either', async () => {
    const error = { type: 'api_connection_error', message: 'We could not reach the bank.' }
    const { ready } = fakeStripe({ error } as unknown as Confirmation)
    const { user, onUnclear } = open()
    await ready()
    await user.click(button())
    expect(await screen.findByText('An unexpected error occurred.')).toBeVisible()
    expect(onUnclear).toHaveBeenCalledTimes(1)
    expect(button()).toBeEnabled()
  })

  it('keep to themselves what the provider says to programmers', async () => {
    const error = { type: 'invalid_request_error', message: 'No such payment_intent: pi_1' }
    const { ready } = fakeStripe({ error } as unknown as Confirmation)
    const { user } = open()
    await ready()
    await user.click(button())
    expect(await screen.findByText('An unexpected error occurred.')).toBeVisible()
  })

  it('say An unexpected error occurred. when confirming breaks', async () => {
    const { ready, stripe } = fakeStripe(taken)
    stripe.confirmPayment.mockRejectedValue(new Error('broken'))
    const { user } = open()
    await ready()
    await user.click(button())
    expect(await screen.findByText('An unexpected error occurred.')).toBeVisible()
  })

  it('say when the provider’s script could not be loaded', async () => {
    loaded.mockImplementation(() => {
      throw new Error('blocked')
    })
    open()
    expect(await screen.findByText(/could not be loaded/)).toBeVisible()
  })

  it('are taken down with the page', async () => {
    const { payment, ready } = fakeStripe(taken)
    const { unmount } = open()
    await ready()
    unmount()
    expect(payment.destroy).toHaveBeenCalled()
  })
})
