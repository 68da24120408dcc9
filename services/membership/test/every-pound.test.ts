import { randomUUID } from 'node:crypto'
import type { PublicUser } from '@storyright/contracts/events'
import type { Viewer } from '@storyright/contracts/vocabulary'
import { closedPerson, samplePerson } from '@storyright/testing'
import { Killed } from '@storyright/testing/stories'
import { refundPayment } from '../src/administration/refund-payment.ts'
import { cancelMembership, withdraw } from '../src/changes/change.routes.ts'
import type { Deps } from '../src/deps.ts'
import { followPerson } from '../src/people/follow-person.ts'
import { followSubscription } from '../src/sync/sync-subscription.ts'
import { endMembership } from '../src/termination/end-membership.ts'
import { terminateSubscription } from '../src/termination/terminate-subscription.ts'
import { atOnce, cards, refusalOf, type Subscribers, secretKey, someone, startSubscribers } from './harness.ts'
import { runUpkeepRound, startProcess } from './process.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
let members: Subscribers
beforeAll(async () => {
  members = await startSubscribers({ upkeep: false })
})
afterAll(() => members.stop())
afterEach(async () => {
  members.now()
  await members.sandbox.calm('faults')
  await members.sandbox.calm('webhooks')
})

const process = (life: object = {}): Deps => startProcess(members, { clock: members.clock, ...life })
const round = () => runUpkeepRound(process(), atOnce)
const look = (viewer: Viewer) => followSubscription(process(), { personId: viewer.id })
async function atDashboard(path: string, body: Record<string, string> = {}) {
  const answer = await fetch(`${members.sandbox.url}/v1/${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${secretKey}` },
    body: new URLSearchParams(body),
  })
  expect(answer.status).toBe(200)
  return (await answer.json()) as { id: string }
}
const subscriptionOf = async (viewer: Viewer) => {
  const { subscriptionId } = await members.row(viewer)
  return members.atProvider<{ status: string; cancel_at_period_end: boolean; pause_collection: object | null }>(
    `subscriptions/${subscriptionId}`,
  )
}
const refundsOf = async (intentId: string) =>
  (
    await members.atProvider<{ data: { id: string; amount: number; status: string }[] }>(
      `refunds?payment_intent=${intentId}`,
    )
  ).data
const invoicesOf = async (viewer: Viewer) => {
  const { customerId } = await members.row(viewer)
  return (await members.atProvider<{ data: { id: string; status: string }[] }>(`invoices?customer=${customerId}`)).data
}
const admin = someone('admin')
const refund = async (viewer: Viewer, body: object = {}, headers = {}) => {
  const [payment] = await members.paymentsOf(viewer)
  const address = `/api/admin/memberships/${viewer.id}/payments/${payment!.id}/refund`
  return members.send('POST', address, admin, { reason: 'Asked by letter', ...body }, headers)
}

const dyingAt = (last: string) =>
  process({
    checkpoint(place: string) {
      if (place === last) throw new Killed()
    },
  })
/** The provider has made the refund, and nobody here has seen it. */
async function refundAndDie(viewer: Viewer, gross: number) {
  await members.sandbox.control('webhooks', { drop: 1_000 })
  const [payment] = await members.paymentsOf(viewer)
  const asked = { personId: viewer.id, paymentId: payment!.id, actorId: admin.id, gross, reason: 'Asked by letter' }
  await expect(refundPayment(dyingAt('after the refund'), asked)).rejects.toThrow(Killed)
}
/** The bank of the newest refund. */
async function sendBack(viewer: Viewer) {
  const [payment] = await members.paymentsOf(viewer)
  const [made] = await refundsOf(payment!.intentId!)
  await members.sandbox.control(`refunds/${made!.id}/fail`, {})
}

/** What identity's event does here, as of a moment. */
const hear = (viewer: Viewer, status: PublicUser['status'], { version = 5, at = members.clock() } = {}) => {
  const deps = process()
  const data = status === 'closed' ? closedPerson(viewer) : { ...samplePerson({ id: viewer.id }), status }
  const envelope = { data, entityversion: version, time: at.toISOString() }
  return deps.transaction((tx) => followPerson(deps, envelope as Parameters<typeof followPerson>[1], tx))
}

/** A member whose renewal was declined, two hours after the year. */
async function pastDue(): Promise<Viewer> {
  const viewer = await members.premium()
  const { customerId, paidUntil } = await members.row(viewer)
  await members.sandbox.control(`customers/${customerId}/card`, { payment_method: cards.failsLater })
  await members.advance(viewer, new Date(paidUntil!.getTime() + 2 * HOUR))
  expect(await look(viewer)).toMatchObject({ state: 'past_due' })
  return viewer
}
async function secretOf(viewer: Viewer): Promise<string> {
  const answer = await members.post('pay-renewal', viewer)
  if (answer.statusCode !== 200) throw new Error(answer.body)
  return answer.json().clientSecret
}

describe('a cancellation that was answered', () => {
  it('never renews: a renewal that is paid in that moment goes back, once', async () => {
    const viewer = await pastDue()
    const clientSecret = await secretOf(viewer)
    let isPaid = false
    const racing = process({
      checkpoint: async (place: string) => {
        if (place !== 'before letting an invoice go' || isPaid) return
        isPaid = true
        expect((await members.pay(clientSecret)).status).toBe(200)
      },
    })
    expect(await cancelMembership(racing, viewer.id)).toMatchObject({ state: 'refunded', endBecause: null })
    expect(await subscriptionOf(viewer)).toMatchObject({ status: 'canceled' })
    const [first, renewal] = await members.paymentsOf(viewer)
    expect([first!.status, renewal!.status, renewal!.refundBecause]).toEqual(['paid', 'refunded', 'cancelled'])
    expect(await refundsOf(renewal!.intentId!)).toMatchObject([{ amount: 21_600 }])
    expect(await refundsOf(first!.intentId!)).toEqual([])
  })

  it('is a wish that outlives every fault, and that only the member takes back', async () => {
    const viewer = await members.premium()
    await members.sandbox.control('faults', { operation: 'subscriptions.update', status: 500, times: 1 })
    expect((await members.post('cancel', viewer)).statusCode).toBe(503)
    await round()
    expect(await subscriptionOf(viewer)).toMatchObject({ cancel_at_period_end: true })
    const { subscriptionId } = await members.row(viewer)
    await atDashboard(`subscriptions/${subscriptionId}`, { cancel_at_period_end: 'false' })
    expect(await look(viewer)).toMatchObject({ state: 'ending' })
    expect(await subscriptionOf(viewer)).toMatchObject({ cancel_at_period_end: true })
    expect((await members.post('resume', viewer)).json()).toMatchObject({ state: 'active' })
    await round()
    expect(await subscriptionOf(viewer)).toMatchObject({ cancel_at_period_end: false })
  })
})

describe('closing an account', () => {
  it('takes nothing more: what was charged before this was heard of goes back', async () => {
    const viewer = await members.premium()
    const { paidUntil } = await members.row(viewer)
    await members.advance(viewer, new Date(paidUntil!.getTime() + 2 * HOUR))
    expect(await look(viewer)).toMatchObject({ state: 'active' })
    // Closed before the renewal; the news was a day under way.
    await hear(viewer, 'closed', { at: new Date(paidUntil!.getTime() - HOUR) })
    await round()
    await round()
    const [first, renewal] = await members.paymentsOf(viewer)
    expect([first!.refundedPence, renewal!.refundedPence]).toEqual([0, 21_600])
    expect(await subscriptionOf(viewer)).toMatchObject({ status: 'canceled' })
    expect(await members.row(viewer)).toMatchObject({ state: 'refunded', premiumUntil: null })
  })
})

describe('money for a membership that is over', () => {
  it('goes back at once, with a credit note', async () => {
    const viewer = await pastDue()
    const clientSecret = await secretOf(viewer)
    // The provider did not let the renewal go.
    const careless = process({ around: () => ({ letGo: async () => undefined }) })
    await endMembership(careless, { personId: viewer.id, because: 'administrator', refunds: false })
    expect((await members.pay(clientSecret)).status).toBe(200)
    await look(viewer)
    await round()
    const payments = await members.paymentsOf(viewer)
    expect(payments.map(({ refundedPence }) => refundedPence)).toEqual([0, 21_600])
    expect(payments[1]).toMatchObject({ refundBecause: 'over', refundOpen: false })
    expect(await members.documentsOf(viewer)).toMatchObject([
      { kind: 'invoice' },
      { kind: 'invoice' },
      { kind: 'credit_note' },
    ])
  })

  it('cannot come from a renewal that was given up: nobody can pay it any more', async () => {
    const viewer = await pastDue()
    const clientSecret = await secretOf(viewer)
    const [renewal] = await invoicesOf(viewer)
    await atDashboard(`invoices/${renewal!.id}/mark_uncollectible`)
    await look(viewer)
    expect((await members.pay(clientSecret)).status).not.toBe(200)
    expect((await invoicesOf(viewer)).map(({ status }) => status)).toEqual(['void', 'paid'])
  })
})

describe('a renewal that is void', () => {
  it('locks nobody out: grace goes on, and another invoice can be paid', async () => {
    const viewer = await pastDue()
    const { paidUntil } = await members.row(viewer)
    const [renewal] = await invoicesOf(viewer)
    await atDashboard(`invoices/${renewal!.id}/void`)
    const grace = new Date(paidUntil!.getTime() + 14 * DAY)
    expect(await look(viewer)).toMatchObject({ state: 'past_due', premiumUntil: grace, endBecause: null })
    const [one, other] = [await secretOf(viewer), await secretOf(viewer)]
    expect(one).toBe(other)
    expect((await members.pay(one)).status).toBe(200)
    const { subscriptionId } = await members.row(viewer)
    expect((await members.confirm(viewer, subscriptionId!)).json()).toMatchObject({ state: 'active', tier: 'premium' })
    expect((await invoicesOf(viewer)).map(({ status }) => status)).toEqual(['paid', 'void', 'paid'])
  })

  it('is a renewal to pay, and nothing that somebody has already', async () => {
    const viewer = await pastDue()
    const [renewal] = await invoicesOf(viewer)
    await atDashboard(`invoices/${renewal!.id}/void`)
    await members.db.member.update({ where: { personId: viewer.id }, data: { premiumUntil: new Date(0) } })
    expect(refusalOf(await members.upgrade(viewer))).toMatchObject({ status: 409, code: 'RENEWAL_OPEN' })
  })
})

describe('a suspended member', () => {
  it('is charged nothing; afterwards the membership goes on', async () => {
    const viewer = await members.premium()
    const { paidUntil } = await members.row(viewer)
    await members.advance(viewer, new Date(paidUntil!.getTime() - DAY))
    await hear(viewer, 'suspended')
    await round()
    expect(await subscriptionOf(viewer)).toMatchObject({ pause_collection: { behavior: 'void' } })
    expect(await members.row(viewer)).toMatchObject({ state: 'active', pausedAt: expect.any(Date) })
    await members.advance(viewer, new Date(paidUntil!.getTime() + 16 * DAY))
    await round()
    expect(await members.row(viewer)).toMatchObject({ state: 'active', endBecause: null })
    await hear(viewer, 'active', { version: 6 })
    await round()
    const lifted = await members.row(viewer)
    expect(lifted).toMatchObject({ state: 'past_due', pausedAt: null })
    expect(lifted.premiumUntil!.getTime()).toBeGreaterThan(members.clock().getTime() + 13 * DAY)
    expect((await invoicesOf(viewer)).map(({ status }) => status)).toEqual(['void', 'paid'])
    expect((await members.pay(await secretOf(viewer))).status).toBe(200)
    expect(await look(viewer)).toMatchObject({ state: 'active' })
  })

  it('for thirty days has the rest of the year back', async () => {
    const viewer = await members.premium()
    await members.advance(viewer, new Date(members.clock().getTime() + 73 * DAY))
    await hear(viewer, 'suspended')
    await round()
    await members.advance(viewer, new Date(members.clock().getTime() + 31 * DAY))
    await round()
    await round()
    const [payment] = await members.paymentsOf(viewer)
    expect(payment!.refundBecause).toBe('suspended')
    expect(Math.abs(payment!.refundedPence - 21_600 * 0.8)).toBeLessThan(100)
    expect(await members.row(viewer)).toMatchObject({ state: 'ended', endBecause: null, premiumUntil: null })
  })
})

describe('a refund', () => {
  it('of a part stands in the payment and in a credit note of its own, once for a key, and never exceeds what was paid', async () => {
    const viewer = await members.premium()
    const key = { 'idempotency-key': randomUUID() }
    for (let again = 0; again < 2; again++) {
      const answer = await refund(viewer, { gross: 50 }, key)
      expect(answer.json().payments[0]).toMatchObject({ status: 'paid', refundedGross: 50 })
    }
    expect(refusalOf(await refund(viewer, { gross: 200 }))).toMatchObject({ status: 409, code: 'MORE_THAN_IS_LEFT' })
    expect(await look(viewer)).toMatchObject({ state: 'active' })
    expect((await refund(viewer)).json()).toMatchObject({ payments: [{ status: 'refunded', refundedGross: 216 }] })
    const notes = (await members.documentsOf(viewer)).filter(({ kind }) => kind === 'credit_note')
    expect(notes).toMatchObject([
      { netPence: 4_167, vatPence: 833, grossPence: 5_000 },
      { netPence: 13_833, vatPence: 2_767, grossPence: 16_600 },
    ])
    expect(refusalOf(await refund(viewer))).toMatchObject({ status: 409, code: 'NOTHING_TO_REFUND' })
  })

  it('that the bank sends back is open again until an administrator has decided', async () => {
    const viewer = await members.premium()
    await refund(viewer, { gross: 50 })
    const intentId = (await members.paymentsOf(viewer))[0]!.intentId!
    const [made] = await refundsOf(intentId)
    await members.sandbox.control(`refunds/${made!.id}/fail`, {})
    await look(viewer)
    await round()
    const { payments } = (await members.get(`/api/admin/memberships/${viewer.id}`, admin)).json()
    expect(payments[0]).toMatchObject({ refundedGross: 0, refundToGross: 50, refundFailedAt: expect.any(String) })
    const open = await members.get('/api/admin/membership-payments?alert=refund_failed', admin)
    expect(open.json()).toMatchObject([{ userId: viewer.id }])
    expect((await refund(viewer, { otherwise: true })).json().payments[0]).toMatchObject({ refundedGross: 50 })
    await look(viewer)
    const [payment] = await members.paymentsOf(viewer)
    expect(payment).toMatchObject({ refundOpen: false, refundFailedAt: null })
    expect((await members.documentsOf(viewer)).filter(({ kind }) => kind === 'credit_note')).toHaveLength(1)
  })

  it('that the bank sends back is made anew when an administrator tries again', async () => {
    const viewer = await members.premium()
    await refund(viewer, { gross: 50 })
    await sendBack(viewer)
    await look(viewer)
    expect((await refund(viewer, { gross: 50 })).json().payments[0]).toMatchObject({ refundedGross: 50 })
    const [payment] = await members.paymentsOf(viewer)
    expect(payment).toMatchObject({ refundedPence: 5_000, refundOpen: false, refundFailedAt: null })
    expect((await refundsOf(payment!.intentId!)).map(({ status }) => status)).toEqual(['succeeded', 'failed'])
  })

  it('that the bank sends back before it was seen here waits for an administrator, too', async () => {
    const viewer = await members.premium()
    await refundAndDie(viewer, 50)
    await sendBack(viewer)
    await round()
    const [payment] = await members.paymentsOf(viewer)
    expect(payment).toMatchObject({ refundedPence: 0, refundOpen: true, refundFailedAt: expect.any(Date) })
    expect(await refundsOf(payment!.intentId!)).toHaveLength(1)
    expect((await refund(viewer, { gross: 50 })).json().payments[0]).toMatchObject({ refundedGross: 50 })
    expect((await members.documentsOf(viewer)).filter(({ kind }) => kind === 'credit_note')).toHaveLength(1)
  })

  it('that the bank sends back while another is under way is not mistaken for that one', async () => {
    const viewer = await members.premium()
    await refund(viewer, { gross: 50 })
    const [first] = await refundsOf((await members.paymentsOf(viewer))[0]!.intentId!)
    await refundAndDie(viewer, 50)
    await members.sandbox.control(`refunds/${first!.id}/fail`, {})
    await round()
    const [payment] = await members.paymentsOf(viewer)
    expect(payment).toMatchObject({ refundedPence: 5_000, refundToPence: 10_000, refundFailedAt: expect.any(Date) })
    expect((await refund(viewer, { gross: 50 })).json().payments[0]).toMatchObject({ refundedGross: 100 })
  })

  it('of an end keeps it from nothing when the bank sends it back, seen or not', async () => {
    for (const isSeen of [true, false]) {
      const viewer = await members.premium()
      await members.sandbox.control('webhooks', { drop: 1_000 })
      await expect(withdraw(dyingAt('after the refund'), viewer.id)).rejects.toThrow(Killed)
      if (isSeen) await look(viewer)
      await sendBack(viewer)
      await terminateSubscription(process(), viewer.id)
      expect(await members.row(viewer)).toMatchObject({ endBecause: null, premiumUntil: null })
      const [payment] = await members.paymentsOf(viewer)
      expect(payment).toMatchObject({ refundedPence: 0, refundOpen: true, refundFailedAt: expect.any(Date) })
      expect(await refundsOf(payment!.intentId!)).toHaveLength(1)
      expect((await refund(viewer)).json()).toMatchObject({ payments: [{ status: 'refunded', refundedGross: 216 }] })
      expect(await members.row(viewer)).toMatchObject({ state: 'refunded' })
    }
  })

  it('of an end is over when a part of it went back past the card', async () => {
    const viewer = await members.premium()
    await refund(viewer, { gross: 50 })
    await sendBack(viewer)
    await look(viewer)
    await refund(viewer, { otherwise: true })
    expect((await members.post('withdraw', viewer)).statusCode).toBe(200)
    expect(await members.row(viewer)).toMatchObject({ endBecause: null, premiumUntil: null })
    const [payment] = await members.paymentsOf(viewer)
    expect(payment).toMatchObject({ refundedPence: 16_600, refundedOtherwisePence: 5_000, refundOpen: false })
  })

  it('of a payment of two years ago goes back, and is open again when the bank returns it', async () => {
    const viewer = await members.premium()
    for (let year = 0; year < 2; year++) {
      const { paidUntil } = await members.row(viewer)
      await members.advance(viewer, new Date(paidUntil!.getTime() + 2 * HOUR))
      await look(viewer)
    }
    expect(await members.paymentsOf(viewer)).toHaveLength(3)
    expect((await refund(viewer)).json().payments.at(-1)).toMatchObject({ status: 'refunded', refundedGross: 216 })
    const first = async () => (await members.paymentsOf(viewer))[0]!
    const [made] = await refundsOf((await first()).intentId!)
    expect(made).toMatchObject({ amount: 21_600 })
    await members.sandbox.control(`refunds/${made!.id}/fail`, {})
    await look(viewer)
    expect(await first()).toMatchObject({ refundOpen: true, refundFailedAt: expect.any(Date) })
  })
})

it('A refund completes where a part of the invoice was paid from a balance at the provider', async () => {
  const viewer = await members.premium()
  const { customerId, paidUntil } = await members.row(viewer)
  await atDashboard(`customers/${customerId}`, { balance: '-5000' })
  await members.advance(viewer, new Date(paidUntil!.getTime() + 2 * HOUR))
  await look(viewer)
  const end = { because: 'administrator', refunds: true } as const
  expect(await endMembership(process(), { personId: viewer.id, ...end })).toMatchObject({ state: 'refunded' })
  const [, renewal] = await members.paymentsOf(viewer)
  expect(renewal).toMatchObject({ status: 'refunded', grossPence: 21_600, chargedPence: 16_600, refundedPence: 16_600 })
  expect((await members.documentsOf(viewer)).at(-1)).toMatchObject({ kind: 'credit_note', grossPence: 16_600 })
})

describe('a dispute', () => {
  const dispute = async (viewer: Viewer, body: object = {}) => {
    const [payment] = await members.paymentsOf(viewer)
    await members.sandbox.control(`payment_intents/${payment!.intentId}/dispute`, body)
    await look(viewer)
  }

  it('is shown with its deadline, and keeps refunds and withdrawals back until it is won', async () => {
    const viewer = await members.premium()
    await dispute(viewer)
    const { payments } = (await members.get(`/api/admin/memberships/${viewer.id}`, admin)).json()
    expect(payments[0].dispute).toMatchObject({ isOpen: true, gross: 216, dueAt: expect.any(String) })
    expect(await members.status(viewer)).toMatchObject({ tier: 'free', state: 'active', isDisputed: true })
    for (const answer of [await members.post('withdraw', viewer), await refund(viewer)])
      expect(refusalOf(answer)).toMatchObject({ status: 409, code: 'PAYMENT_DISPUTED' })
    await dispute(viewer, { outcome: 'won' })
    expect(await members.row(viewer)).toMatchObject({ state: 'active' })
    expect((await members.post('withdraw', viewer)).statusCode).toBe(200)
  })

  it('that is lost ends premium', async () => {
    const viewer = await members.premium()
    await dispute(viewer)
    await dispute(viewer, { outcome: 'lost' })
    await round()
    expect(await members.row(viewer)).toMatchObject({ state: 'refunded', premiumUntil: null, endBecause: null })
    expect(await subscriptionOf(viewer)).toMatchObject({ status: 'canceled' })
  })
})

describe('withdrawing', () => {
  it('a second time within twelve months gives back the days that are left, as is said beforehand', async () => {
    const viewer = await members.premium()
    expect((await members.status(viewer)).withdrawGross).toBe(216)
    await members.post('withdraw', viewer)
    expect(await members.status(viewer)).toMatchObject({ state: 'refunded', withdrawProrated: true })
    const { clientSecret, subscriptionId } = await members.begin(viewer)
    await members.pay(clientSecret)
    expect((await members.confirm(viewer, subscriptionId)).json()).toMatchObject({ withdrawProrated: true })
    await members.advance(viewer, new Date(Date.now() + 10 * DAY))
    const { withdrawGross } = await members.status(viewer)
    expect(withdrawGross).toBeGreaterThan(209)
    expect(withdrawGross).toBeLessThan(211)
    expect((await members.post('withdraw', viewer)).statusCode).toBe(200)
    const second = (await members.paymentsOf(viewer)).find((payment) => payment.subscriptionId === subscriptionId)
    expect(Math.abs(second!.refundedPence / 100 - withdrawGross!)).toBeLessThan(0.5)
    expect(await members.row(viewer)).toMatchObject({ state: 'ended', premiumUntil: null })
  })

  it('is still possible after an administrator has ended it without a refund', async () => {
    const viewer = await members.premium()
    await endMembership(process(), { personId: viewer.id, because: 'administrator', refunds: false })
    expect(await members.row(viewer)).toMatchObject({ state: 'ended', withdrawUntil: expect.any(Date) })
    expect((await members.post('withdraw', viewer)).statusCode).toBe(200)
    expect(await members.row(viewer)).toMatchObject({ state: 'refunded' })
  })
})

it('Another price under the same key at the provider stops upgrades before anybody is charged', async () => {
  await members.premium() // the plan is there
  const { data } = await members.atProvider<{ data: { id: string; lookup_key: string }[] }>('prices?active=true')
  const ours = data.find(({ lookup_key }) => lookup_key)!
  const other = { currency: 'gbp', unit_amount: '25000', 'recurring[interval]': 'year', tax_behavior: 'exclusive' }
  const product = { 'product_data[name]': 'Dearer', lookup_key: ours.lookup_key, transfer_lookup_key: 'true' }
  await atDashboard('prices', { ...other, ...product })
  await members.restart()
  expect(refusalOf(await members.upgrade(members.newcomer()))).toMatchObject({ status: 503, code: 'PLAN_MISMATCH' })
})
