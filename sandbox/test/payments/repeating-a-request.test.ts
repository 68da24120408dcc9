import { randomUUID } from 'node:crypto'
import { eventually } from '@storyright/testing'
import { type Listener, startListener } from './support/listener.ts'
import { type Provider, startProvider } from './support/provider.ts'

describe('repeating a request under its idempotency key', () => {
  let provider: Provider
  let listener: Listener | undefined
  const newKey = () => randomUUID()
  beforeAll(async () => {
    provider = await startProvider()
  })
  afterAll(() => provider.stop())
  afterEach(async () => {
    await listener?.stop()
    listener = undefined
  })
  afterEach(() => provider.control('DELETE', 'faults'))

  it('captures once, however often and however fast it is asked', async () => {
    const { id } = await provider.hold()
    const idempotencyKey = newKey()
    listener = await startListener()
    await provider.control('PUT', 'webhooks/endpoints', { endpoints: [{ url: listener.url }] })
    const capture = () => provider.stripe.paymentIntents.capture(id, {}, { idempotencyKey })
    const answers = await Promise.all([capture(), capture(), capture()])
    expect(answers).toEqual([answers[0], answers[0], answers[0]])
    expect((await capture()).lastResponse.headers['idempotent-replayed']).toBe('true')
    const told = ['charge.captured', 'payment_intent.succeeded']
    await eventually(() => expect(listener!.types().sort()).toEqual(told))
  })

  it('opens one payment, also after a restart', async () => {
    const idempotencyKey = newKey()
    const params = { amount: 100_000, currency: 'gbp', metadata: { b: '2', a: '1' } }
    const first = await provider.stripe.paymentIntents.create(params, { idempotencyKey })
    await provider.restart()
    const again = await provider.stripe.paymentIntents.create(params, { idempotencyKey })
    expect(again.id).toBe(first.id)
  })

  it('repeats a refusal too, though it would succeed by now', async () => {
    const { id } = await provider.open()
    const idempotencyKey = newKey()
    const decline = () =>
      provider.stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_chargeDeclined' }, { idempotencyKey })
    const [first, again] = [await decline().catch((error) => error), await decline().catch((error) => error)]
    expect(first).toMatchObject({ statusCode: 402, code: 'card_declined' })
    expect(again).toMatchObject({ statusCode: 402, charge: first.charge, headers: { 'idempotent-replayed': 'true' } })

    const captureKey = newKey()
    const capture = () => provider.stripe.paymentIntents.capture(id, {}, { idempotencyKey: captureKey })
    await expect(capture()).rejects.toMatchObject({ code: 'payment_intent_unexpected_state' })
    await provider.stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_visa' })
    await expect(capture()).rejects.toMatchObject({ code: 'payment_intent_unexpected_state' })
  })

  it.each([
    ['a fault of the provider', { status: 500 }],
    ['a decline', { status: 402 }],
    ['a refusal with a code', { status: 400, code: 'charge_expired_for_capture' }],
  ])('repeats %s that was asked for, although nothing was done', async (_what, fault) => {
    const { id } = await provider.hold()
    const capture = (idempotencyKey: string) => provider.stripe.paymentIntents.capture(id, {}, { idempotencyKey })
    await provider.control('POST', 'faults', { operation: 'payment_intents.capture', ...fault })
    const [first, again] = [await capture(`1-${id}`).catch((e) => e), await capture(`1-${id}`).catch((e) => e)]
    expect(first.statusCode).toBe(fault.status)
    expect(first.headers).not.toHaveProperty('idempotent-replayed')
    expect(again).toMatchObject({ statusCode: fault.status, headers: { 'idempotent-replayed': 'true' } })
    expect(await capture(`2-${id}`)).toMatchObject({ status: 'succeeded' })
  })

  it('uses a key up for the whole account: at another endpoint, of a browser too, it is refused', async () => {
    const idempotencyKey = newKey()
    const { id, client_secret } = await provider.open()
    await provider.stripe.customers.create({}, { idempotencyKey })
    const elsewhere = { statusCode: 400, rawType: 'idempotency_error' }
    const confirm = provider.stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_visa' }, { idempotencyKey })
    await expect(confirm).rejects.toMatchObject(elsewhere)
    const browser = await fetch(`${provider.place.url}/v1/payment_intents/${id}/confirm`, {
      method: 'POST',
      headers: { authorization: 'Bearer pk_test_storyright', 'idempotency-key': idempotencyKey },
      body: new URLSearchParams({ client_secret: client_secret!, payment_method: 'pm_card_visa' }),
    })
    expect([browser.status, await browser.json()]).toMatchObject([400, { error: { type: 'idempotency_error' } }])
  })

  it('refuses other parameters under the same key', async () => {
    const idempotencyKey = newKey()
    const create = (amount: number) =>
      provider.stripe.paymentIntents.create({ amount, currency: 'gbp' }, { idempotencyKey })
    await create(100_000)
    await expect(create(100_001)).rejects.toMatchObject({ statusCode: 400, rawType: 'idempotency_error' })
  })

  it('refuses another card under the same key', async () => {
    const { id } = await provider.open()
    const pay = (number: string) =>
      provider.stripe.paymentIntents.confirm(
        id,
        { payment_method_data: { type: 'card', card: { number, exp_month: 12, exp_year: 2099, cvc: '123' } } } as never,
        { idempotencyKey: `card-${id}` },
      )
    await pay('4242424242424242')
    await expect(pay('5555555555554444')).rejects.toMatchObject({ rawType: 'idempotency_error' })
  })

  it('does not keep what was refused before anything began', async () => {
    const idempotencyKey = newKey()
    const create = (amount: number) =>
      provider.stripe.paymentIntents.create({ amount, currency: 'gbp' }, { idempotencyKey })
    await expect(create(1.5)).rejects.toMatchObject({ code: 'parameter_invalid_integer' })
    for (const fault of [
      { status: 401 },
      { status: 409 },
      { status: 429 },
      { status: 400, code: 'idempotency_key_in_use' },
    ]) {
      await provider.control('POST', 'faults', { operation: 'payment_intents.create', ...fault })
      await expect(create(100_000)).rejects.toMatchObject({ statusCode: fault.status })
    }
    expect((await create(100_000)).amount).toBe(100_000)
  })

  it('refuses a request while the same one is still being answered', async () => {
    const idempotencyKey = newKey()
    const create = () => provider.stripe.paymentIntents.create({ amount: 100_000, currency: 'gbp' }, { idempotencyKey })
    await provider.control('POST', 'faults', { operation: 'payment_intents.create', delay_ms: 400, when: 'after' })
    const answers = await Promise.allSettled([create(), create()])
    expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(answers.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { statusCode: 409, code: 'idempotency_key_in_use' },
    })
    expect((await create()).amount).toBe(100_000)
  })

  it('takes keys of 255 characters, no longer ones', async () => {
    const create = (length: number) => provider.stripe.customers.create({}, { idempotencyKey: 'k'.repeat(length) })
    expect((await create(255)).object).toBe('customer')
    await expect(create(256)).rejects.toMatchObject({ statusCode: 400 })
  })
})
