import type { Envelope, Membership as Told } from '@storyright/contracts/events'
import type { UpgradePayment } from '@storyright/contracts/http'
import type { Viewer } from '@storyright/contracts/vocabulary'
import { eventually, type Recording, recordEvents } from '@storyright/testing'
import { cards, idIn, refusalOf, type Subscribers, startSubscribers } from './harness.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
let members: Subscribers
let told: Recording<Envelope<Told>>
beforeAll(async () => {
  members = await startSubscribers()
  told = await recordEvents(members.natsUrl, 'membership.membership.>')
})
afterAll(async () => {
  await told.stop()
  await members.stop()
})
afterEach(() => members.now())

/** What was told since the first payment, besides reminders, which time alone brings. */
const verbsOf = (id: string) =>
  told.messages
    .filter(({ subject }) => subject === id)
    .map(({ type }) => type.split('.')[2]!)
    .slice(2)
    .filter((verb) => !['changed', 'renewal-near', 'card-expiring', 'renewal-still-failed'].includes(verb))
const untilTold = (id: string, verbs: string[]) => eventually(() => expect(verbsOf(id)).toEqual(verbs))

/** A member whose paid year is over by so much. */
async function afterTheYear(ms: number, card: string = cards.good): Promise<{ viewer: Viewer; end: Date }> {
  const failsLater = card === cards.failsLater
  const viewer = await members.premium(failsLater ? cards.good : card)
  if (failsLater) await failFromNowOn(viewer)
  const end = new Date((await members.status(viewer)).paidUntil!)
  await members.advance(viewer, new Date(end.getTime() + ms))
  return { viewer, end }
}
async function failFromNowOn(viewer: Viewer): Promise<void> {
  const { customerId } = await members.row(viewer)
  await members.sandbox.control(`customers/${customerId}/card`, { payment_method: cards.failsLater })
}
const plus = (date: Date, ms: number) => new Date(date.getTime() + ms).toISOString()
const payRenewal = async (viewer: Viewer): Promise<UpgradePayment> => {
  const answer = await members.post('pay-renewal', viewer)
  if (answer.statusCode !== 200) throw new Error(answer.body)
  return answer.json()
}
const invoicesAtProvider = async (viewer: Viewer) => {
  const { subscriptionId } = (await members.paymentsOf(viewer))[0]!
  const { data } = await members.atProvider<{ data: { status: string }[] }>(`invoices?subscription=${subscriptionId}`)
  return data.map(({ status }) => status)
}

describe('a renewal', () => {
  it('keeps premium while its invoice is a draft, without counting as paid', async () => {
    const { viewer, end } = await afterTheYear(5 * MINUTE)
    await members.until(viewer, { premiumUntil: plus(end, DAY) })
    expect(await members.status(viewer)).toMatchObject({ state: 'active', paidUntil: end.toISOString() })
  })

  it('that is paid gives another year, one invoice, and no right to withdraw', async () => {
    const { viewer, end } = await afterTheYear(2 * HOUR)
    const paidUntil = new Date(Date.UTC(end.getUTCFullYear() + 1, end.getUTCMonth(), end.getUTCDate())).toISOString()
    await eventually(async () =>
      expect((await members.status(viewer)).paidUntil?.slice(0, 10)).toBe(paidUntil.slice(0, 10)),
    )
    const status = await members.status(viewer)
    expect(status).toMatchObject({ state: 'active', premiumUntil: status.paidUntil, renewsAt: status.paidUntil })
    expect(await members.paymentsOf(viewer)).toMatchObject([
      { status: 'paid', isRenewal: false },
      { status: 'paid', isRenewal: true, periodStart: end },
    ])
    expect(await members.documentsOf(viewer)).toMatchObject([{ kind: 'invoice' }, { kind: 'invoice' }])
    await untilTold(viewer.id, ['renewed'])
    expect(refusalOf(await members.post('withdraw', viewer))).toMatchObject({ status: 409, code: 'CANNOT_WITHDRAW' })
  })

  it('is none of who cancelled: it ends, and nothing is charged', async () => {
    const viewer = await members.premium()
    await members.post('cancel', viewer)
    const { paidUntil } = await members.status(viewer)
    await members.advance(viewer, new Date(Date.parse(paidUntil!) + 2 * HOUR))
    await members.until(viewer, { state: 'ended', premiumUntil: null })
    expect(await members.paymentsOf(viewer)).toHaveLength(1)
    await untilTold(viewer.id, ['cancelled', 'expired'])
    expect((await members.post('resume', viewer)).statusCode).toBe(409)
  })

  it('that is cancelled while its invoice is a draft is never collected', async () => {
    const { viewer } = await afterTheYear(5 * MINUTE)
    expect((await members.post('cancel', viewer)).json()).toMatchObject({ state: 'ended', tier: 'free' })
    expect(await invoicesAtProvider(viewer)).toEqual(['void', 'paid'])
    await members.advance(viewer, new Date(members.clock().getTime() + 3 * HOUR))
    expect(await invoicesAtProvider(viewer)).toEqual(['void', 'paid'])
  })
})

describe('a renewal that fails', () => {
  it('leaves premium for 14 days, says what it needs, and is told of once whatever the provider tries', async () => {
    const { viewer, end } = await afterTheYear(2 * HOUR, cards.failsLater)
    await members.until(viewer, {
      state: 'past_due',
      paidUntil: end.toISOString(),
      premiumUntil: plus(end, 14 * DAY),
      renewalNeeds: 'card',
      renewsAt: null,
    })
    expect(await members.paymentsOf(viewer)).toMatchObject([{ status: 'paid' }, { status: 'failed', isRenewal: true }])
    await members.advance(viewer, new Date(end.getTime() + 9 * DAY))
    await eventually(async () =>
      expect((await members.row(viewer)).comparedAt!.getTime()).toBeGreaterThan(end.getTime()),
    )
    await untilTold(viewer.id, ['renewal-failed'])
    expect(refusalOf(await members.upgrade(viewer))).toMatchObject({ status: 409, code: 'PREMIUM_ALREADY' })
  })

  it('is paid in the browser, with another card', async () => {
    const { viewer } = await afterTheYear(2 * HOUR, cards.failsLater)
    await members.until(viewer, { state: 'past_due' })
    const { clientSecret, subscriptionId, amount } = await payRenewal(viewer)
    expect(amount.gross).toBe(216)
    expect((await members.confirm(viewer, subscriptionId)).statusCode).toBe(409)
    await members.pay(clientSecret)
    expect((await members.confirm(viewer, subscriptionId)).json()).toMatchObject({ state: 'active', tier: 'premium' })
    expect(await members.paymentsOf(viewer)).toMatchObject([{ status: 'paid' }, { status: 'paid', isRenewal: true }])
    await untilTold(viewer.id, ['renewal-failed', 'renewed'])
    expect((await members.post('pay-renewal', viewer)).statusCode).toBe(409)
  })

  it('is paid at once with another card that is put on file; one that is declined is kept and says so', async () => {
    const { viewer } = await afterTheYear(2 * HOUR, cards.failsLater)
    await members.until(viewer, { state: 'past_due' })
    expect(refusalOf(await members.putOnFile(viewer, cards.failsLater))).toMatchObject({
      status: 409,
      code: 'CARD_DECLINED',
    })
    expect(await members.status(viewer)).toMatchObject({ state: 'past_due' })
    expect((await members.putOnFile(viewer, cards.other)).json()).toMatchObject({ brand: 'mastercard' })
    expect(await members.status(viewer)).toMatchObject({ state: 'active', renewalNeeds: null })
  })

  it('because the bank wants it confirmed says so, and goes on once it is', async () => {
    const { viewer } = await afterTheYear(2 * HOUR, cards.asks)
    await members.until(viewer, { state: 'past_due', renewalNeeds: 'confirmation' })
    await untilTold(viewer.id, ['renewal-needs-confirmation'])
    const { clientSecret, subscriptionId } = await payRenewal(viewer)
    const intent = await members.atProvider<{ status: string }>(`payment_intents/${idIn(clientSecret)}`)
    if (intent.status !== 'requires_action') await members.pay(clientSecret, cards.asks)
    await members.agree('payment_intents', clientSecret)
    expect((await members.confirm(viewer, subscriptionId)).json()).toMatchObject({ state: 'active' })
  })

  it('and stays unpaid for 14 days ends at the provider, and no late try charges anybody', async () => {
    const { viewer, end } = await afterTheYear(2 * HOUR, cards.failsLater)
    await members.until(viewer, { state: 'past_due' })
    const { clientSecret, subscriptionId } = await payRenewal(viewer)
    await members.advance(viewer, new Date(end.getTime() + 14 * DAY + HOUR))
    await members.until(viewer, { state: 'ended', premiumUntil: null, renewalNeeds: null })
    expect(await members.atProvider(`subscriptions/${subscriptionId}`)).toMatchObject({ status: 'canceled' })
    expect(await invoicesAtProvider(viewer)).toEqual(['void', 'paid'])
    expect((await members.pay(clientSecret)).status).not.toBe(200)
    await untilTold(viewer.id, ['renewal-failed', 'expired'])
    const again = await members.begin(viewer)
    expect(again.subscriptionId).not.toBe(subscriptionId)
  })

  it('can be cancelled: it ends at once, and is never collected', async () => {
    const { viewer } = await afterTheYear(2 * HOUR, cards.failsLater)
    await members.until(viewer, { state: 'past_due' })
    expect((await members.post('cancel', viewer)).json()).toMatchObject({ state: 'ended', tier: 'free' })
    expect(await invoicesAtProvider(viewer)).toEqual(['void', 'paid'])
  })
})
