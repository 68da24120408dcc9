import { type Provider, startProvider } from './support/provider.ts'

describe('failing on request', () => {
  let provider: Provider
  beforeAll(async () => {
    provider = await startProvider()
  })
  afterAll(() => provider.stop())
  afterEach(() => provider.control('DELETE', 'faults'))

  const fail = (body: object) => provider.control('POST', 'faults', { operation: 'payment_intents.capture', ...body })
  const stateOf = async (id: string) => (await provider.stripe.paymentIntents.retrieve(id)).status

  it('fails before anything is done', async () => {
    const { id } = await provider.hold()
    await fail({ status: 503 })
    await expect(provider.stripe.paymentIntents.capture(id)).rejects.toMatchObject({
      statusCode: 503,
      rawType: 'api_error',
    })
    expect(await stateOf(id)).toBe('requires_capture')
    expect(await provider.stripe.paymentIntents.capture(id)).toMatchObject({ status: 'succeeded' })
  })

  it('fails after the work is done, and says the same when asked again', async () => {
    const { id } = await provider.hold()
    await fail({ status: 500, when: 'after' })
    const capture = () => provider.stripe.paymentIntents.capture(id, {}, { idempotencyKey: `after-${id}` })
    await expect(capture()).rejects.toMatchObject({ statusCode: 500 })
    expect(await stateOf(id)).toBe('succeeded')
    await expect(capture()).rejects.toMatchObject({ statusCode: 500, headers: { 'idempotent-replayed': 'true' } })
  })

  // The provider's client sends a request again by itself when its connection was cut, once, whatever its retries are.
  it('cuts the connection before anything is done', async () => {
    const { id } = await provider.hold()
    await fail({ drop: true, times: 2 })
    await expect(provider.stripe.paymentIntents.capture(id)).rejects.toMatchObject({ type: 'StripeConnectionError' })
    expect(await stateOf(id)).toBe('requires_capture')
  })

  it('cuts the connection after the work is done, which is then found under its key', async () => {
    const { id } = await provider.hold()
    await fail({ status: 0, when: 'after', times: 2 })
    const capture = () => provider.stripe.paymentIntents.capture(id, {}, { idempotencyKey: `cut-${id}` })
    await expect(capture()).rejects.toMatchObject({ type: 'StripeConnectionError' })
    expect(await stateOf(id)).toBe('succeeded')
    expect(await capture()).toMatchObject({ status: 'succeeded', amount_received: 250_000 })
  })

  it('is slow, so that a client may give up waiting', async () => {
    const { id } = await provider.hold()
    await fail({ delay_ms: 1_500, when: 'after' })
    await expect(provider.stripe.paymentIntents.capture(id, {}, { timeout: 200 })).rejects.toMatchObject({
      type: 'StripeConnectionError',
    })
    expect(await stateOf(id)).toBe('succeeded')
  })

  it('shows what waits and what was cut', async () => {
    await fail({ drop: true, when: 'after', times: 3 })
    const page = async () => (await fetch(provider.place.url)).text()
    expect(await page()).toContain('will be cut off without an answer after its work is done, 3 times more.')
    const { id } = await provider.hold()
    await expect(provider.stripe.paymentIntents.capture(id)).rejects.toThrow()
    expect(await page()).toMatch(new RegExp(`${id}</td><td><span class="answer bad">none</span> <small>as asked for`))
  })

  it.each([
    [
      'a refusal after the work is done',
      { status: 402, when: 'after' },
      'After the work is done only a status from 500 on',
    ],
    ['nothing to go wrong', {}, 'A fault has a status'],
    ['a code without a status', { delay_ms: 5, code: 'rate_limit' }, 'Only a status of the provider has a code'],
    ['a mail that is cut off', { operation: 'smtp.send', drop: true }, 'smtp.send can only fail with a status'],
  ])('refuses %s', async (_what, body, says) => {
    expect(await fail(body)).toMatchObject({ status: 400, body: { detail: expect.stringContaining(says) } })
  })
})
