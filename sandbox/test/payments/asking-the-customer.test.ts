import { eventually } from '@storyright/testing'
import { startListener } from './support/listener.ts'
import { type Provider, startProvider } from './support/provider.ts'

const RETURN = 'http://localhost:8080/submit-offer/7?step=2'

describe('asking the customer (3-D Secure)', () => {
  let provider: Provider
  beforeAll(async () => {
    provider = await startProvider()
  })
  afterAll(() => provider.stop())

  async function askCustomer() {
    const { id } = await provider.open({ description: 'Option on The Ninth Wave' })
    const asked = await provider.stripe.paymentIntents.confirm(id, {
      payment_method: 'pm_card_authenticationRequired',
      return_url: RETURN,
    })
    expect(asked).toMatchObject({ status: 'requires_action', next_action: { redirect_to_url: { return_url: RETURN } } })
    return { id, secret: asked.client_secret!, bank: asked.next_action!.redirect_to_url!.url! }
  }
  const press = (bank: string, outcome: string) =>
    fetch(bank, { method: 'POST', body: new URLSearchParams({ outcome }), redirect: 'manual' })
  const stateOf = (id: string) => provider.stripe.paymentIntents.retrieve(id)

  it.each([
    ['approves', 'succeed', 'succeeded', { status: 'requires_capture', next_action: null }],
    [
      'refuses',
      'fail',
      'failed',
      { status: 'requires_payment_method', last_payment_error: { code: 'payment_intent_authentication_failure' } },
    ],
  ])('sends the browser back when the customer %s on the bank’s page', async (_what, outcome, status, state) => {
    const { id, secret, bank } = await askCustomer()
    const page = await fetch(bank)
    expect(page.headers.get('content-security-policy')).toContain("form-action 'self' http://localhost:8080;")
    const text = await page.text()
    for (const word of ['£2,500.00', 'Option on The Ninth Wave', '•••• 3184', 'Approve', 'Refuse'])
      expect(text).toContain(word)

    const answer = await press(bank, outcome)
    const back = new URL(answer.headers.get('location')!)
    expect([answer.status, back.origin + back.pathname]).toEqual([303, 'http://localhost:8080/submit-offer/7'])
    expect(Object.fromEntries(back.searchParams)).toEqual({
      step: '2',
      payment_intent: id,
      payment_intent_client_secret: secret,
      redirect_status: status,
    })
    expect(await stateOf(id)).toMatchObject(state)
  })

  it('asks once only', async () => {
    const { id, bank } = await askCustomer()
    await press(bank, 'succeed')
    expect(await (await press(bank, 'fail')).text()).toContain('This has been answered already')
    expect(await (await fetch(bank)).text()).toContain('This has been answered already')
    expect(await stateOf(id)).toMatchObject({ status: 'requires_capture' })
  })

  it('shows nothing to somebody without the client secret', async () => {
    const { id, bank } = await askCustomer()
    const stranger = new URL(bank)
    stranger.searchParams.set('client_secret', 'guess')
    expect((await fetch(stranger)).status).toBe(404)
    expect((await press(stranger.href, 'succeed')).status).toBe(404)
    expect(await stateOf(id)).toMatchObject({ status: 'requires_action' })
  })

  it.each([
    ['succeed', 'requires_capture'],
    ['fail', 'requires_payment_method'],
  ])('answers for the customer by a control: %s', async (outcome, status) => {
    const { id } = await askCustomer()
    const path = `payment_intents/${id}/authenticate`
    expect(await provider.control('POST', path, { outcome: 'perhaps' })).toMatchObject({ status: 400 })
    expect(await provider.control('POST', path, { outcome })).toMatchObject({ status: 200, body: { status } })
    expect(await provider.control('POST', path, { outcome })).toMatchObject({ status: 409 })
    expect(await stateOf(id)).toMatchObject({ status })
  })

  it('lets a customer who turned away pay with another card', async () => {
    const { id } = await askCustomer()
    const paid = await provider.stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_visa' })
    expect(paid).toMatchObject({ status: 'requires_capture', next_action: null })
  })

  it('tells by webhook that the customer is asked, and what came of it', async () => {
    const listener = await startListener()
    await provider.control('PUT', 'webhooks/endpoints', {
      endpoints: [{ url: listener.url, events: ['payment_intent.*'] }],
    })
    const { id } = await askCustomer()
    await provider.control('POST', `payment_intents/${id}/authenticate`, { outcome: 'fail' })
    await eventually(() =>
      expect(listener.types().sort()).toEqual([
        'payment_intent.created',
        'payment_intent.payment_failed',
        'payment_intent.requires_action',
      ]),
    )
    await listener.stop()
  })
})
