import { join, makePlan, type Plan } from './support/membership.ts'
import { type Provider, startProvider } from './support/provider.ts'

const DAY = 24 * 3600

describe('keeping a test clock', () => {
  let provider: Provider
  let plan: Plan
  beforeAll(async () => {
    provider = await startProvider()
    plan = await makePlan(provider)
  })
  afterAll(() => provider.stop())

  it('gives its customers a time of their own', async () => {
    const { testClocks } = provider.stripe.testHelpers
    const past = Math.floor(Date.now() / 1000) - 210 * DAY
    const clock = await testClocks.create({ frozen_time: past, name: 'seven months ago' })
    expect(clock).toMatchObject({ id: expect.stringMatching(/^clock_/), frozen_time: past, status: 'ready' })
    const { id, subscription } = await join(provider, plan, 'pm_card_visa', { test_clock: clock.id })
    expect(subscription).toMatchObject({ created: past, test_clock: clock.id, latest_invoice: { created: past } })
    expect(await testClocks.advance(clock.id, { frozen_time: past + 210 * DAY })).toMatchObject({
      frozen_time: past + 210 * DAY,
    })
    expect(await provider.stripe.subscriptions.retrieve(id, { expand: ['latest_invoice'] })).toMatchObject({
      status: 'active',
      latest_invoice: { status_transitions: { paid_at: past } },
    })
    await expect(testClocks.advance(clock.id, { frozen_time: past })).rejects.toMatchObject({ param: 'frozen_time' })
  })

  it('takes over a customer who is there already, once', async () => {
    const { testClocks } = provider.stripe.testHelpers
    const { id, customer, subscription } = await join(provider, plan)
    const clock = await testClocks.create({ frozen_time: subscription.created + 400 * DAY, customer })
    expect(await provider.stripe.subscriptions.retrieve(id, { expand: ['latest_invoice'] })).toMatchObject({
      test_clock: clock.id,
      latest_invoice: { billing_reason: 'subscription_cycle', status: 'paid' },
    })
    await expect(testClocks.create({ frozen_time: 1, customer })).rejects.toMatchObject({ param: 'customer' })
    const { data } = await provider.stripe.subscriptions.list({ test_clock: clock.id })
    expect(data.map((each) => each.id)).toEqual([id])
  })

  it('takes its customers with it when it is deleted', async () => {
    const { testClocks } = provider.stripe.testHelpers
    const clock = await testClocks.create({ frozen_time: 1_800_000_000 })
    const { id, customer } = await join(provider, plan, 'pm_card_visa', { test_clock: clock.id })
    expect(await testClocks.del(clock.id)).toMatchObject({ deleted: true })
    const missing = { code: 'resource_missing' }
    await expect(testClocks.retrieve(clock.id)).rejects.toMatchObject(missing)
    await expect(provider.stripe.customers.retrieve(customer)).rejects.toMatchObject(missing)
    await expect(provider.stripe.subscriptions.retrieve(id)).rejects.toMatchObject(missing)
  })

  it('outlives a restart', async () => {
    const { id, customer } = await join(provider, plan)
    await provider.control('POST', `customers/${customer}/advance`, { days: 365 })
    await provider.restart()
    await provider.control('POST', `customers/${customer}/advance`, { days: 2 })
    expect(await provider.stripe.subscriptions.retrieve(id, { expand: ['latest_invoice'] })).toMatchObject({
      latest_invoice: { billing_reason: 'subscription_cycle', status: 'paid' },
    })
  })
})
