import type Stripe from 'stripe'
import { type Provider, startProvider } from './support/provider.ts'

describe('holding money', () => {
  let provider: Provider
  beforeAll(async () => {
    provider = await startProvider()
  })
  afterAll(() => provider.stop())

  it('goes from open to held to captured, and says until when it is held', async () => {
    const { stripe } = provider
    const customer = await stripe.customers.create({ email: 'rosa@ridley.example', metadata: { producerId: 'p1' } })
    const opened = await provider.open({ customer: customer.id, metadata: { offerId: 'o1' } })
    expect(opened).toMatchObject({ status: 'requires_payment_method', latest_charge: null, amount: 250_000 })

    const held = await stripe.paymentIntents.confirm(opened.id, {
      payment_method: 'pm_card_visa',
      expand: ['latest_charge'],
    })
    expect(held).toMatchObject({
      status: 'requires_capture',
      amount_capturable: 250_000,
      amount_received: 0,
      customer: customer.id,
      metadata: { offerId: 'o1' },
      latest_charge: { captured: false, refunded: false, status: 'succeeded', amount_captured: 0 },
    })
    const { latest_charge: charge } = await stripe.paymentIntents.retrieve(opened.id, { expand: ['latest_charge'] })
    const week = Math.floor(Date.now() / 1000) + 7 * 24 * 3600
    if (charge === null || typeof charge === 'string') throw new Error('The charge was not expanded')
    expect(Math.abs(charge.payment_method_details!.card!.capture_before! - week)).toBeLessThan(60)

    const captured = await stripe.paymentIntents.capture(opened.id)
    expect(captured).toMatchObject({ status: 'succeeded', amount_received: 250_000, amount_capturable: 0 })
    expect(await stripe.paymentIntents.retrieve(opened.id, { expand: ['latest_charge'] })).toMatchObject({
      latest_charge: { id: charge.id, captured: true, amount_captured: 250_000 },
    })
  })

  it('takes the money at once where nobody captures by hand', async () => {
    const taken = await provider.hold({ capture_method: 'automatic' })
    expect(taken).toMatchObject({ status: 'succeeded', amount_received: 250_000 })
  })

  it('holds with a card that gives no deadline, and says none', async () => {
    const { id } = await provider.open()
    const held = await provider.stripe.paymentIntents.confirm(id, {
      payment_method: 'pm_card_withoutDeadline',
      expand: ['latest_charge'],
    })
    expect(held).toMatchObject({ status: 'requires_capture', amount_capturable: 250_000 })
    const charge = held.latest_charge as Stripe.Charge
    expect(charge.payment_method_details!.card).not.toHaveProperty('capture_before')
  })

  it('frees held money when it is cancelled, which is no refund', async () => {
    const { id } = await provider.hold()
    expect(await provider.stripe.paymentIntents.cancel(id, { expand: ['latest_charge'] })).toMatchObject({
      status: 'canceled',
      amount_capturable: 0,
      cancellation_reason: null,
      latest_charge: { captured: false, amount_captured: 0, refunded: false, amount_refunded: 0 },
    })
    await expect(provider.stripe.refunds.create({ payment_intent: id })).rejects.toMatchObject({ statusCode: 400 })
  })

  it('says by which methods a payment may be made', async () => {
    expect(await provider.open({ allowed_payment_method_types: ['card'] })).toMatchObject({
      allowed_payment_method_types: ['card'],
      payment_method_types: ['card'],
    })
    expect(await provider.open()).toMatchObject({ allowed_payment_method_types: null, payment_method_types: ['card'] })
  })

  it('lists the disputes of a payment, and refunds none that is disputed', async () => {
    const { stripe } = provider
    const { id } = await provider.hold()
    const dispute = (body?: object) => provider.control('POST', `payment_intents/${id}/dispute`, body)
    expect(await dispute()).toMatchObject({ status: 409 })
    await stripe.paymentIntents.capture(id)
    expect(await dispute()).toMatchObject({ status: 200, body: { status: 'needs_response' } })
    expect(await dispute()).toMatchObject({ status: 409 })
    const look = () => stripe.paymentIntents.retrieve(id, { expand: ['latest_charge'] })
    expect(await look()).toMatchObject({ latest_charge: { disputed: true } })
    await expect(stripe.refunds.create({ payment_intent: id })).rejects.toMatchObject({ code: 'charge_disputed' })
    await dispute({ outcome: 'lost' })
    const { data } = await stripe.disputes.list({ payment_intent: id })
    expect(data).toMatchObject([{ object: 'dispute', status: 'lost', amount: 250_000, payment_intent: id }])
    expect(await dispute({ outcome: 'won' })).toMatchObject({ status: 409 })
  })

  it('plays a dispute from an inquiry to its end, its deadline with it, and another after it', async () => {
    const { stripe } = provider
    const { id } = await provider.hold({ capture_method: 'automatic' })
    const dispute = (body?: object) => provider.control('POST', `payment_intents/${id}/dispute`, body)
    const due_by = Math.floor(Date.now() / 1000) + 1000
    expect(await dispute({ inquiry: true, amount: 70_000, reason: 'fraudulent', due_by })).toMatchObject({
      status: 200,
    })
    const newest = async () => (await stripe.disputes.list({ payment_intent: id })).data[0]!
    expect(await newest()).toMatchObject({
      status: 'warning_needs_response',
      amount: 70_000,
      reason: 'fraudulent',
      evidence_details: { due_by, has_evidence: false },
      is_charge_refundable: true,
    })
    await stripe.refunds.create({ payment_intent: id, amount: 10_000 })
    expect(await dispute({ outcome: 'won' })).toMatchObject({ status: 409 })
    await dispute({ outcome: 'needs_response' })
    await expect(stripe.refunds.create({ payment_intent: id })).rejects.toMatchObject({ code: 'charge_disputed' })
    await dispute({ outcome: 'under_review' })
    expect(await newest()).toMatchObject({ status: 'under_review', evidence_details: { has_evidence: true } })
    await dispute({ outcome: 'won' })
    await stripe.refunds.create({ payment_intent: id, amount: 10_000 })
    await dispute()
    expect(await stripe.disputes.retrieve((await newest()).id)).toMatchObject({
      status: 'needs_response',
      amount: 230_000,
    })
    expect(await stripe.disputes.close((await newest()).id)).toMatchObject({ status: 'lost' })
    await expect(stripe.disputes.close((await newest()).id)).rejects.toMatchObject({ statusCode: 400 })
    await expect(stripe.refunds.create({ payment_intent: id })).rejects.toMatchObject({ code: 'charge_disputed' })
  })

  it('plays refunds that are pending first, and those that the bank sends back, however late', async () => {
    const { stripe } = provider
    const { id } = await provider.hold({ capture_method: 'automatic' })
    const charge = async () =>
      (await stripe.paymentIntents.retrieve(id, { expand: ['latest_charge'] })).latest_charge as Stripe.Charge
    await provider.control('PUT', 'refunds', { begin: 'pending' })
    const refund = await stripe.refunds.create({ payment_intent: id })
    await provider.control('PUT', 'refunds', { begin: 'succeeded' })
    expect([refund.status, (await charge()).amount_refunded]).toEqual(['pending', 250_000])
    expect(await provider.control('POST', `refunds/${refund.id}/succeed`)).toMatchObject({ status: 200 })
    expect(await provider.control('POST', `refunds/${refund.id}/succeed`)).toMatchObject({ status: 409 })
    await provider.control('POST', `refunds/${refund.id}/fail`, { failure_reason: 'expired_or_canceled_card' })
    expect(await stripe.refunds.retrieve(refund.id)).toMatchObject({
      status: 'failed',
      failure_reason: 'expired_or_canceled_card',
    })
    expect(await charge()).toMatchObject({ amount_refunded: 0, refunded: false })
    expect(await stripe.refunds.create({ payment_intent: id })).toMatchObject({ status: 'succeeded', amount: 250_000 })
    expect((await stripe.refunds.list({ payment_intent: id })).data).toHaveLength(2)
  })

  it('answers what cannot be done any more with the payment as it is', async () => {
    const { stripe } = provider
    const { id } = await provider.hold()
    await stripe.paymentIntents.capture(id)
    for (const again of [stripe.paymentIntents.capture(id), stripe.paymentIntents.cancel(id)])
      await expect(again).rejects.toMatchObject({
        type: 'StripeInvalidRequestError',
        code: 'payment_intent_unexpected_state',
        statusCode: 400,
        payment_intent: { id, status: 'succeeded' },
      })
  })

  it('gives captured money back, never more than there was', async () => {
    const { stripe } = provider
    const { id } = await provider.hold()
    await expect(stripe.refunds.create({ payment_intent: id })).rejects.toMatchObject({ statusCode: 400 })
    await stripe.paymentIntents.capture(id)
    const part = await stripe.refunds.create({ payment_intent: id, amount: 50_000 })
    expect(part).toMatchObject({ status: 'succeeded', amount: 50_000, payment_intent: id })
    await expect(stripe.refunds.create({ payment_intent: id, amount: 200_001 })).rejects.toMatchObject({
      param: 'amount',
    })
    await stripe.refunds.create({ payment_intent: id })
    await expect(stripe.refunds.create({ payment_intent: id })).rejects.toMatchObject({
      code: 'charge_already_refunded',
    })
  })

  it('lists a customer’s payments newest first, page by page', async () => {
    const { stripe } = provider
    const customer = (await stripe.customers.create({ name: 'Rosa' })).id
    const made: string[] = []
    for (let number = 0; number < 5; number += 1) made.unshift((await provider.open({ customer })).id)
    const first = await stripe.paymentIntents.list({ customer, limit: 2 })
    expect([first.data.map(({ id }) => id), first.has_more]).toEqual([made.slice(0, 2), true])
    const all: string[] = []
    for await (const { id } of stripe.paymentIntents.list({ customer, limit: 2 })) all.push(id)
    expect(all).toEqual(made)
    const later = Math.floor(Date.now() / 1000) + 60
    expect((await stripe.paymentIntents.list({ customer, created: { gte: later } })).data).toEqual([])
    expect((await stripe.paymentIntents.list({ customer, created: { lt: later } })).data).toHaveLength(5)
  })

  it.each([
    ['no amount', { currency: 'gbp' }, { code: 'parameter_missing', param: 'amount' }],
    [
      'an amount with a fraction',
      { amount: 10.5, currency: 'gbp' },
      { code: 'parameter_invalid_integer', param: 'amount' },
    ],
    ['too little', { amount: 29, currency: 'gbp' }, { code: 'amount_too_small' }],
    ['too much', { amount: 100_000_000, currency: 'gbp' }, { code: 'amount_too_large' }],
    ['an unknown parameter', { amount: 100, currency: 'gbp', amout: 1 }, { code: 'parameter_unknown', param: 'amout' }],
    [
      'what this version of the provider dropped',
      { amount: 100, currency: 'gbp', payment_method_types: ['card'] },
      { code: 'payment_method_types_no_longer_supported' },
    ],
    [
      'a statement suffix that is too long',
      { amount: 100, currency: 'gbp', statement_descriptor_suffix: 'A suffix of many letters' },
      { param: 'statement_descriptor_suffix' },
    ],
    [
      'a statement suffix with a forbidden sign',
      { amount: 100, currency: 'gbp', statement_descriptor_suffix: 'OPTION*FEE' },
      { param: 'statement_descriptor_suffix' },
    ],
    ['an unknown customer', { amount: 100, currency: 'gbp', customer: 'cus_x' }, { code: 'resource_missing' }],
  ])('refuses %s and says why', async (_what, params, error) => {
    await expect(provider.stripe.paymentIntents.create(params as never)).rejects.toMatchObject({
      ...error,
      rawType: 'invalid_request_error',
      requestId: expect.stringMatching(/^req_/),
    })
  })

  it('has nothing under an unknown id or address', async () => {
    await expect(provider.stripe.paymentIntents.retrieve('pi_unknown')).rejects.toMatchObject({
      statusCode: 404,
      code: 'resource_missing',
    })
    await expect(provider.stripe.rawRequest('GET', '/v1/nothing')).rejects.toMatchObject({ statusCode: 404 })
  })
})
