import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { paymentSentence } from '@storyright/contracts/vocabulary'
import { eventually, machineFactor, type TestSandbox, testSandbox } from '@storyright/testing'
import { connectProvider, type Intent, STATEMENT_SUFFIX } from '../src/payments/provider.ts'

jest.setTimeout(30_000)

let sandbox: TestSandbox
beforeAll(async () => {
  sandbox = await testSandbox()
})
afterAll(() => sandbox.stop())
afterEach(() => sandbox.calm('faults'))

const secretKey = 'sk_test_storyright'
const at = (apiUrl: string, more = {}) =>
  connectProvider({ secretKey, webhookSecret: 'whsec_storyright', deployment: 'these-tests', apiUrl, ...more })
const provider = () => at(sandbox.url)
const create = (offerId: string) => provider().create({ offerId, number: 1, amountPence: 250_000, key: `k-${offerId}` })
const fail = (operation: string, fault: object) => sandbox.control('faults', { operation, ...fault })

async function pay({ id }: Intent, card = 'pm_card_visa') {
  await fetch(`${sandbox.url}/v1/payment_intents/${id}/confirm`, {
    method: 'POST',
    headers: { authorization: `Bearer ${secretKey}` },
    body: new URLSearchParams({ payment_method: card }),
  })
  return provider().read(id)
}
async function asTheProviderHasIt(id: string): Promise<Record<string, unknown>> {
  const headers = { authorization: `Bearer ${secretKey}` }
  return (await fetch(`${sandbox.url}/v1/payment_intents/${id}`, { headers })).json() as never
}

describe('what the card provider is asked for', () => {
  it('is a hold by card, and by nothing else that the account has switched on', async () => {
    const { id } = await create('by-card')
    expect(await asTheProviderHasIt(id)).toMatchObject({
      capture_method: 'manual',
      allowed_payment_method_types: ['card'],
      automatic_payment_methods: null,
    })
  })

  it('says on receipt and statement what it is for, within the rules of cards, and gives no address', async () => {
    const { id } = await create('on-the-statement')
    expect(await asTheProviderHasIt(id)).toMatchObject({
      description: 'Storyright: hold of the option fee, offer on-the-statement',
      statement_descriptor_suffix: STATEMENT_SUFFIX,
      receipt_email: null,
    })
    const longestPrefix = 10
    expect(longestPrefix + '* '.length + STATEMENT_SUFFIX.length).toBeLessThanOrEqual(22)
    expect(STATEMENT_SUFFIX).not.toMatch(/[<>\\'"*]/)
  })
})

describe('what the card provider answers', () => {
  it('is told in our words where a card was declined', async () => {
    const declined = await pay(await create('declined'), 'pm_card_chargeDeclinedInsufficientFunds')
    expect(declined).toMatchObject({
      state: 'declined',
      declinedBecause: paymentSentence({ declineCode: 'insufficient_funds' }),
    })
  })

  it('tells what went back of captured money, also in a list', async () => {
    const after = new Date(Date.now() - 60_000)
    const { id } = await pay(await create('given-back'))
    expect(await provider().capture(id, 'capture-given-back')).toMatchObject({ state: 'captured', refundedPence: 0 })
    const refunded = await provider().refund(id, 'refund-given-back')
    expect(refunded).toMatchObject({ state: 'captured', refundedPence: 250_000, disputeStatus: null })
    const listed: Intent[] = []
    for await (const intent of provider().list({ after, until: new Date(Date.now() + 60_000) })) listed.push(intent)
    expect(listed).toContainEqual(refunded)
  })

  it('tells of a hold that was captured in part what was taken: what was free with it is no refund', async () => {
    const { id } = await pay(await create('in part'))
    const taken = { state: 'captured', amountPence: 200_000, refundedPence: 0, refunds: [] }
    expect(await provider().capture(id, 'capture-in-part', 200_000)).toMatchObject(taken)
    expect(await provider().read(id)).toMatchObject(taken)
    const refunded = { refundedPence: 200_000, refunds: [{ amountPence: 200_000 }] }
    expect(await provider().refund(id, 'refund-in-part')).toMatchObject(refunded)
    await expect(provider().refund(id, 'refund-in-part-again')).rejects.toMatchObject({ isRefusal: true })
  })

  it('tells of every refund that was made beside what was free with a partial capture, also of the same amount', async () => {
    const { id } = await pay(await create('same amount'))
    await provider().capture(id, 'capture-same-amount', 150_000)
    const remainder = 100_000
    const refunds = [{ amountPence: remainder }, { amountPence: 50_000 }]
    for (const { amountPence } of refunds)
      await fetch(`${sandbox.url}/v1/refunds`, {
        method: 'POST',
        headers: { authorization: `Bearer ${secretKey}` },
        body: new URLSearchParams({ payment_intent: id, amount: String(amountPence) }),
      })
    expect(await provider().read(id)).toMatchObject({ amountPence: 150_000, refundedPence: 150_000, refunds })
  })

  it('refuses to capture more than is held', async () => {
    const { id } = await pay(await create('too much'))
    await expect(provider().capture(id, 'capture-too-much', 250_001)).rejects.toMatchObject({ status: 400 })
    expect(await provider().read(id)).toMatchObject({ state: 'held' })
  })

  it('tells the newest dispute of captured money, as the provider calls its state', async () => {
    const { id } = await pay(await create('disputed'))
    await provider().capture(id, 'capture-disputed')
    await sandbox.control(`payment_intents/${id}/dispute`)
    expect(await provider().read(id)).toMatchObject({ disputeStatus: 'needs_response' })
    await sandbox.control(`payment_intents/${id}/dispute`, { outcome: 'lost' })
    expect(await provider().read(id)).toMatchObject({ disputeStatus: 'lost' })
    await expect(provider().refund(id, 'refund-disputed')).rejects.toMatchObject({
      isRefusal: true,
      userMessage: paymentSentence({ code: 'charge_disputed' }),
    })
  })

  it('is no refund when a hold is cancelled', async () => {
    const { id } = await pay(await create('cancelled'))
    expect(await provider().cancel(id, 'cancel-cancelled')).toMatchObject({ state: 'gone', refundedPence: 0 })
  })

  it.each([
    ['a decline', { status: 402 }, { name: 'ProviderAnswered', isRefusal: true }],
    ['a refusal that says why', { status: 400, code: 'charge_expired_for_capture' }, { hasRunOut: true }],
    ['a malformed request', { status: 400 }, { name: 'ProviderAnswered', isRefusal: false }],
    ['a wrong key', { status: 401 }, { name: 'ProviderAnswered', isRefusal: false }],
    ['a fault of the provider', { status: 500 }, { name: 'ProviderAnswered', isRefusal: false }],
    ['an object in use', { status: 409 }, { name: 'ProviderSilent' }],
    ['a key in use, told as a 400', { status: 400, code: 'idempotency_key_in_use' }, { name: 'ProviderSilent' }],
    ['too many requests', { status: 429 }, { name: 'ProviderSilent' }],
    ['a connection that is cut', { drop: true }, { name: 'ProviderSilent' }],
  ])('is told apart: %s', async (what, fault, seen) => {
    const { id } = await pay(await create(`apart: ${what}`))
    await fail('payment_intents.capture', fault)
    await expect(provider().capture(id, `capture ${what}`)).rejects.toMatchObject(seen)
  })

  it('is told apart where a key’s first answer is repeated', async () => {
    const { id } = await pay(await create('repeated'))
    await fail('payment_intents.capture', { status: 500 })
    const capture = () => provider().capture(id, 'capture-repeated')
    await expect(capture()).rejects.toMatchObject({ status: 500, isRepeated: false })
    await expect(capture()).rejects.toMatchObject({ status: 500, isRepeated: true })
  })
})

describe('a call of the card provider', () => {
  it('that fails keeps the provider’s own words and code for our logs', async () => {
    const logged: unknown[] = []
    const logger = { warn: (details: object) => void logged.push(details) }
    await fail('payment_intents.retrieve', { status: 402, code: 'brand_new' })
    await expect(at(sandbox.url, { logger }).read('pi_1')).rejects.toMatchObject({ code: 'brand_new' })
    const err = expect.objectContaining({ message: 'This failure was asked for.', code: 'brand_new', status: 402 })
    expect(logged).toEqual([{ err }])
  })

  it('ends in time although the answer trickles in', async () => {
    const trickles = new Set<NodeJS.Timeout>()
    const trickle = (reply: ServerResponse) => {
      reply.writeHead(200, { 'content-type': 'application/json' })
      const drip = setInterval(() => reply.write(' '), 20)
      trickles.add(drip)
      reply.on('close', () => trickles.delete(drip) && clearInterval(drip))
    }
    const server = createServer((_request, reply) => trickle(reply)).listen(0, '127.0.0.1')
    await once(server, 'listening')
    const { port } = server.address() as AddressInfo
    const slow = at(`http://127.0.0.1:${port}`, { limitMs: 300 })
    const began = performance.now()
    await expect(slow.read('pi_1')).rejects.toMatchObject({ name: 'ProviderSilent' })
    expect(performance.now() - began).toBeLessThan(5_000 * machineFactor())
    await eventually(() => expect(trickles.size).toBe(0))
    server.close()
  })
})
