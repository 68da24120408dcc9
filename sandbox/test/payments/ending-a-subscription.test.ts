import { eventually } from '@storyright/testing'
import { startListener } from './support/listener.ts'
import { begin, join, makePlan, type Plan, payInBrowser } from './support/membership.ts'
import { type Provider, startProvider } from './support/provider.ts'

const HOUR = 3600

describe('ending a subscription', () => {
  let provider: Provider
  let plan: Plan
  beforeAll(async () => {
    provider = await startProvider()
    plan = await makePlan(provider)
  })
  afterAll(() => provider.stop())

  const look = (id: string) => provider.stripe.subscriptions.retrieve(id, { expand: ['latest_invoice'] })
  const periodEnd = async (id: string) => (await look(id)).items.data[0]!.current_period_end
  const advance = (customer: string, to: number) => provider.control('POST', `customers/${customer}/advance`, { to })
  const makeLate = async () => {
    const joined = await join(provider, plan)
    await provider.control('POST', `customers/${joined.customer}/card`, { payment_method: 'pm_card_chargeDeclined' })
    await advance(joined.customer, (await periodEnd(joined.id)) + HOUR)
    return joined
  }
  const latest = async (id: string) => ((await look(id)).latest_invoice as { id: string }).id

  it('ends it when the period does, and not before', async () => {
    const { id, customer } = await join(provider, plan)
    const end = await periodEnd(id)
    const cancelled = await provider.stripe.subscriptions.update(id, {
      cancel_at_period_end: true,
      cancellation_details: { feedback: 'unused', comment: 'Nothing to shoot' },
    })
    expect(cancelled).toMatchObject({
      status: 'active',
      cancel_at: end,
      cancel_at_period_end: true,
      canceled_at: expect.any(Number),
      cancellation_details: { reason: 'cancellation_requested', feedback: 'unused', comment: 'Nothing to shoot' },
    })
    await advance(customer, end - 1)
    expect(await look(id)).toMatchObject({ status: 'active' })
    await advance(customer, end)
    expect(await look(id)).toMatchObject({
      status: 'canceled',
      ended_at: end,
      canceled_at: cancelled.canceled_at,
      latest_invoice: { billing_reason: 'subscription_create', status: 'paid' },
    })
  })

  it('goes on when that is taken back in time', async () => {
    const { id, customer } = await join(provider, plan)
    await provider.stripe.subscriptions.update(id, { cancel_at_period_end: true })
    expect(await provider.stripe.subscriptions.update(id, { cancel_at_period_end: false })).toMatchObject({
      cancel_at: null,
      cancel_at_period_end: false,
      canceled_at: null,
      cancellation_details: { reason: null },
    })
    await advance(customer, (await periodEnd(id)) + HOUR)
    expect(await look(id)).toMatchObject({ status: 'active', latest_invoice: { status: 'paid' } })
  })

  it('ends at once, and says so by webhook; nothing is renewed any more', async () => {
    const listener = await startListener()
    const { id, customer } = await join(provider, plan)
    await provider.control('PUT', 'webhooks/endpoints', {
      endpoints: [{ url: listener.url, events: ['customer.subscription.deleted'] }],
    })
    const ended = await provider.stripe.subscriptions.cancel(id, { invoice_now: false, prorate: false })
    expect(ended).toMatchObject({ status: 'canceled', ended_at: expect.any(Number) })
    await eventually(() => expect(listener.types()).toEqual(['customer.subscription.deleted']))
    await listener.stop()
    await provider.control('PUT', 'webhooks/endpoints', { endpoints: [] })
    await advance(customer, (await periodEnd(id)) + 2 * HOUR)
    expect((await provider.stripe.invoices.list({ subscription: id })).data).toHaveLength(1)
    await expect(provider.stripe.subscriptions.cancel(id)).rejects.toMatchObject({ code: 'resource_missing' })
    await expect(provider.stripe.subscriptions.update(id, { cancel_at_period_end: true })).rejects.toMatchObject({
      code: 'invalid_canceled_subscription_fields',
    })
    expect(await provider.stripe.subscriptions.update(id, { metadata: { note: 'left' } })).toMatchObject({
      metadata: { note: 'left' },
    })
  })

  it('lets one that was never paid expire together with its invoice', async () => {
    const begun = await begin(provider, plan)
    expect(await provider.stripe.subscriptions.cancel(begun.id)).toMatchObject({
      status: 'incomplete_expired',
      ended_at: expect.any(Number),
    })
    expect(await provider.stripe.invoices.retrieve(begun.invoice.id)).toMatchObject({ status: 'void' })
    expect(await payInBrowser(provider, begun)).toMatchObject({
      status: 400,
      body: { error: { code: 'payment_intent_unexpected_state' } },
    })
  })

  it('stops collecting what is owed, which stays payable until it is void', async () => {
    const { id, customer } = await makeLate()
    await provider.stripe.subscriptions.cancel(id)
    const invoice = await latest(id)
    expect(await look(id)).toMatchObject({
      status: 'canceled',
      latest_invoice: { status: 'open', auto_advance: false, next_payment_attempt: null, attempt_count: 1 },
    })
    const clock = await provider.control('POST', `customers/${customer}/advance`, { days: 30 })
    expect(clock.status).toBe(200)
    expect(await provider.stripe.invoices.retrieve(invoice)).toMatchObject({ status: 'open', attempt_count: 1 })
    expect(await provider.stripe.invoices.voidInvoice(invoice)).toMatchObject({
      status: 'void',
      status_transitions: { voided_at: expect.any(Number) },
    })
    expect((await provider.stripe.invoicePayments.list({ invoice, status: 'canceled' })).data).toHaveLength(1)
    await expect(provider.stripe.invoices.pay(invoice)).rejects.toMatchObject({ statusCode: 400 })
    await expect(provider.stripe.invoices.voidInvoice(invoice)).rejects.toMatchObject({ statusCode: 400 })
  })

  it('keeps the draft of a renewal that nobody waits for, which can be made final and void', async () => {
    const { id, customer } = await join(provider, plan)
    await advance(customer, (await periodEnd(id)) + 1)
    await provider.stripe.subscriptions.cancel(id)
    await provider.control('POST', `customers/${customer}/advance`, { days: 30 })
    const draft = await latest(id)
    expect(await provider.stripe.invoices.retrieve(draft)).toMatchObject({ status: 'draft', auto_advance: false })
    await expect(provider.stripe.invoices.voidInvoice(draft)).rejects.toMatchObject({ statusCode: 400 })
    await provider.stripe.invoices.finalizeInvoice(draft, { auto_advance: false })
    await provider.control('POST', `customers/${customer}/advance`, { days: 30 })
    expect(await provider.stripe.invoices.retrieve(draft)).toMatchObject({ status: 'open', attempted: false })
    expect(await provider.stripe.invoices.voidInvoice(draft)).toMatchObject({ status: 'void' })
  })

  it('collects by itself, an hour later, what was made final by hand', async () => {
    const { id, customer } = await join(provider, plan)
    const end = await periodEnd(id)
    await advance(customer, end + 60)
    expect(await provider.stripe.invoices.finalizeInvoice(await latest(id))).toMatchObject({
      status: 'open',
      next_payment_attempt: end + 60 + HOUR,
    })
    await advance(customer, end + 60 + HOUR)
    expect(await look(id)).toMatchObject({ status: 'active', latest_invoice: { status: 'paid' } })
  })

  it('may be cut off after it was done, and is listed as such', async () => {
    const { id } = await join(provider, plan)
    // The package's usual client asks once more when it is cut off.
    const fault = { operation: 'subscriptions.cancel', drop: true, when: 'after', times: 2 }
    await provider.control('POST', 'faults', fault)
    await expect(provider.stripe.subscriptions.cancel(id)).rejects.toMatchObject({ type: 'StripeConnectionError' })
    await provider.control('DELETE', 'faults')
    expect(await look(id)).toMatchObject({ status: 'canceled' })
    const page = await (await fetch(provider.place.url)).text()
    expect(page).toContain('subscriptions.cancel')
    expect(page).toContain(id)
  })

  it('takes the money for an invoice that is still open, without coming back to life', async () => {
    const { id, customer } = await makeLate()
    await provider.stripe.subscriptions.cancel(id)
    const { id: card } = await provider.stripe.paymentMethods.attach('pm_card_visa', { customer })
    const invoice = await latest(id)
    expect(await provider.stripe.invoices.pay(invoice, { payment_method: card })).toMatchObject({ status: 'paid' })
    expect(await look(id)).toMatchObject({ status: 'canceled' })
  })

  it.each(['voidInvoice', 'markUncollectible'] as const)('is active again after %s of what was owed', async (how) => {
    const { id } = await makeLate()
    await provider.stripe.invoices[how](await latest(id))
    expect(await look(id)).toMatchObject({ status: 'active' })
  })

  it('leaves the payment of an invoice to the invoice', async () => {
    const { intent } = await begin(provider, plan)
    await expect(provider.stripe.paymentIntents.cancel(intent)).rejects.toMatchObject({
      code: 'payment_intent_unexpected_state',
    })
  })

  it('finds subscriptions by their customer and state', async () => {
    const { id, customer } = await join(provider, plan)
    await provider.stripe.subscriptions.cancel(id)
    const next = await begin(provider, plan, { customer })
    const ids = async (status?: 'all' | 'ended' | 'incomplete' | 'active') =>
      (await provider.stripe.subscriptions.list({ customer, ...(status && { status }) })).data.map((each) => each.id)
    expect(await ids()).toEqual([next.id])
    expect(await ids('all')).toEqual([next.id, id])
    expect(await ids('ended')).toEqual([id])
    expect(await ids('incomplete')).toEqual([next.id])
    expect(await ids('active')).toEqual([])
    const since = { gte: next.subscription.created }
    expect((await provider.stripe.subscriptions.list({ customer, created: since })).data).toHaveLength(1)
  })

  it('refuses prorations, which it does not play', async () => {
    const { id } = await join(provider, plan)
    await expect(provider.stripe.subscriptions.cancel(id, { prorate: true })).rejects.toMatchObject({
      param: 'prorate',
    })
    expect(await look(id)).toMatchObject({ status: 'active' })
  })
})
