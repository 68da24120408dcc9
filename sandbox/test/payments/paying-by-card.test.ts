import { clientOf, type Provider, startProvider } from './support/provider.ts'

const nextYear = String(new Date().getUTCFullYear() + 1)
const typed = (number: string, more: Record<string, string> = {}) => ({
  'payment_method_data[type]': 'card',
  'payment_method_data[card][number]': number,
  'payment_method_data[card][exp_month]': '12',
  'payment_method_data[card][exp_year]': nextYear,
  'payment_method_data[card][cvc]': '123',
  ...more,
})

describe('paying by card from a browser', () => {
  let provider: Provider
  beforeAll(async () => {
    provider = await startProvider()
  })
  afterAll(() => provider.stop())

  async function pay(card: Record<string, string>) {
    const { id, client_secret } = await provider.open({ metadata: { offerId: 'o1' } })
    const answer = await provider.browser(`payment_intents/${id}/confirm`, { client_secret: client_secret!, ...card })
    return { ...answer, id, intent: await provider.stripe.paymentIntents.retrieve(id, { expand: ['latest_charge'] }) }
  }

  it('holds the money with a card that is typed in, and lets a page of another origin read it', async () => {
    const { status, body, headers, intent } = await pay(typed('4242 4242 4242 4242'))
    expect([status, body.status, headers.get('access-control-allow-origin')]).toEqual([200, 'requires_capture', '*'])
    expect(intent.latest_charge).toMatchObject({ payment_method_details: { card: { brand: 'visa', last4: '4242' } } })
  })

  it('answers what browsers ask before they ask across origins', async () => {
    const answer = await fetch(`${provider.place.url}/v1/payment_intents/pi_x/confirm`, { method: 'OPTIONS' })
    expect(answer.status).toBe(204)
    expect(answer.headers.get('access-control-allow-headers')).toContain('Authorization')
  })

  it('does not tell a browser what the server keeps to itself', async () => {
    const { body, id, intent } = await pay(typed('4242424242424242'))
    const looked = await provider.browser(`payment_intents/${id}?client_secret=${intent.client_secret}`)
    for (const shown of [body, looked.body]) {
      expect(shown).toMatchObject({ id, status: 'requires_capture' })
      for (const secret of ['metadata', 'customer', 'latest_charge']) expect(shown).not.toHaveProperty(secret)
    }
  })

  it.each([
    ['by its number', typed('4000000000000002')],
    ['by its name', { payment_method: 'pm_card_chargeDeclined' }],
  ])('leaves the payment open when a card is declined, given %s, and takes another', async (_how, card) => {
    const { status, body, id, intent } = await pay(card)
    expect(status).toBe(402)
    expect(body.error).toMatchObject({ type: 'card_error', code: 'card_declined', decline_code: 'generic_decline' })
    expect(body.error.payment_intent).toMatchObject({ id, status: 'requires_payment_method' })
    expect(intent).toMatchObject({
      status: 'requires_payment_method',
      last_payment_error: { code: 'card_declined' },
      latest_charge: { status: 'failed', captured: false },
    })
    const second = await provider.stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_visa' })
    expect(second).toMatchObject({ status: 'requires_capture', last_payment_error: null })
  })

  it.each([
    ['a number whose check digit is wrong', typed('4242424242424241'), 'incorrect_number'],
    ['a number that is none', typed('4242'), 'incorrect_number'],
    [
      'a month that is over',
      typed('4242424242424242', { 'payment_method_data[card][exp_year]': '2020' }),
      'expired_card',
    ],
    [
      'a month that does not exist',
      typed('4242424242424242', { 'payment_method_data[card][exp_month]': '13' }),
      'invalid_expiry_month',
    ],
    [
      'a security code of two digits',
      typed('4242424242424242', { 'payment_method_data[card][cvc]': '12' }),
      'incorrect_cvc',
    ],
  ])('refuses %s before any bank is asked', async (_what, card, code) => {
    const { status, body, intent } = await pay(card)
    expect([status, body.error.type, body.error.code]).toEqual([402, 'card_error', code])
    expect(intent).toMatchObject({ status: 'requires_payment_method', latest_charge: null, last_payment_error: null })
  })

  it('takes no card that is not a test card', async () => {
    const { body } = await pay(typed('4111111111111111'))
    expect(body.error).toMatchObject({ code: 'card_declined', decline_code: 'test_mode_live_card' })
  })

  it('refuses a wrong client secret, and none', async () => {
    const { id } = await provider.open()
    const wrong = await provider.browser(`payment_intents/${id}/confirm`, {
      client_secret: 'no',
      payment_method: 'pm_card_visa',
    })
    expect([wrong.status, wrong.body.error.code]).toEqual([400, 'payment_intent_invalid_parameter'])
    expect((await provider.browser(`payment_intents/${id}`)).body.error.code).toBe('parameter_missing')
    expect(await provider.stripe.paymentIntents.retrieve(id)).toMatchObject({ status: 'requires_payment_method' })
  })

  it('lets the publishable key confirm and look, nothing else', async () => {
    const { id } = await provider.hold()
    for (const [path, form] of [
      [`payment_intents/${id}/capture`, {}],
      [`payment_intents/${id}/cancel`, {}],
      ['payment_intents', { amount: '100', currency: 'gbp' }],
      ['payment_intents', undefined],
      ['customers', {}],
      ['disputes', undefined],
    ] as const) {
      const { status, body } = await provider.browser(path, form)
      expect([path, status, body.error.code]).toEqual([path, 401, 'secret_key_required'])
    }
    expect(await provider.stripe.paymentIntents.retrieve(id)).toMatchObject({ status: 'requires_capture' })
  })

  it('refuses a wrong key and none', async () => {
    await expect(clientOf(provider.place.url, 'sk_test_wrong').customers.create()).rejects.toMatchObject({
      type: 'StripeAuthenticationError',
      statusCode: 401,
    })
    expect((await fetch(`${provider.place.url}/v1/disputes`)).status).toBe(401)
  })

  it('takes the key as a user name too, as curl sends it', async () => {
    const authorization = `Basic ${Buffer.from('sk_test_storyright:').toString('base64')}`
    expect((await fetch(`${provider.place.url}/v1/disputes`, { headers: { authorization } })).status).toBe(200)
  })
})
