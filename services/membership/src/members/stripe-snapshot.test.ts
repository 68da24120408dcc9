import type { Invoice, InvoicePayment, Subscription } from '../provider/subscription.ts'
import { DAY_MS, HOUR_MS, later } from '../times.ts'
import { readDesiredState } from './stripe-snapshot.ts'

const began = new Date('2026-11-22T12:00:00Z')
const oneYear = new Date('2027-11-22T12:00:00Z')
const twoYears = new Date('2028-11-22T12:00:00Z')
const card = { brand: 'visa', last4: '4242', expMonth: 12, expYear: 2030 }

const subscription = (change: Partial<Subscription> = {}): Subscription => ({
  id: 'sub_1',
  customerId: 'cus_1',
  state: 'active',
  cancelsAtPeriodEnd: false,
  isPaused: false,
  endedAt: null,
  yearPrice: null,
  card,
  belongsTo: { service: 'membership', deployment: 'these-tests', personId: 'p' },
  ...change,
})
const payment = (change: Partial<InvoicePayment> = {}): InvoicePayment => ({
  intentId: 'pi_1',
  state: 'paid',
  declinedBecause: null,
  paidAt: null,
  chargedPence: 21_600,
  refundedPence: 0,
  failedPence: null,
  isLost: false,
  dispute: null,
  ...change,
})
const first = (change: Partial<Invoice> = {}): Invoice => ({
  id: 'in_1',
  status: 'paid',
  isRenewal: false,
  netPence: 18_000,
  vatPence: 3_600,
  grossPence: 21_600,
  periodStart: began,
  periodEnd: oneYear,
  createdAt: began,
  finalizedAt: began,
  paidAt: began,
  wasTried: true,
  payment: payment(),
  ...change,
})
const unpaid = { paidAt: null, wasTried: false, payment: payment({ state: 'open' }) }
const renewal = (change: Partial<Invoice> = {}): Invoice => ({
  ...first({ id: 'in_2', isRenewal: true, periodStart: oneYear, periodEnd: twoYears, createdAt: oneYear }),
  status: 'open',
  finalizedAt: later(oneYear, HOUR_MS),
  ...unpaid,
  ...change,
})
const failedRenewal = (change: Partial<InvoicePayment> = {}) =>
  renewal({ wasTried: true, payment: payment({ state: 'declined', declinedBecause: 'No', ...change }) })
const soon = later(began, DAY_MS)

describe('what is true of a subscription', () => {
  it.each([
    ['begun', 'incomplete', [first({ status: 'open', ...unpaid })], 'incomplete'],
    ['paid, although the subscription does not say so yet', 'incomplete', [first()], 'active'],
    ['never paid and run out', 'over', [first({ status: 'void', ...unpaid })], 'none'],
    ['paid', 'active', [first()], 'active'],
    ['over after a paid year', 'over', [first()], 'ended'],
    ['renewed', 'active', [renewal({ status: 'paid', paidAt: oneYear }), first()], 'active'],
    ['not renewed', 'past_due', [failedRenewal(), first()], 'past_due'],
    ['not renewed, although the subscription does not say so yet', 'active', [failedRenewal(), first()], 'past_due'],
    ['given back', 'over', [first({ payment: payment({ refundedPence: 21_600 }) })], 'refunded'],
    ['taken back by the bank', 'over', [first({ payment: payment({ isLost: true }) })], 'refunded'],
    ['given back in part', 'active', [first({ payment: payment({ refundedPence: 100 }) })], 'active'],
  ] as const)('%s', (_what, state, invoices, expected) => {
    expect(readDesiredState({ subscription: subscription({ state }), invoices: [...invoices] }, soon).state).toBe(
      expected,
    )
  })

  it('is ending once it is cancelled to the end of the period', () =>
    expect(
      readDesiredState({ subscription: subscription({ cancelsAtPeriodEnd: true }), invoices: [first()] }, soon),
    ).toMatchObject({ state: 'ending', paidUntil: oneYear, isRenewing: false, mustEnd: null }))
})

describe('paid until', () => {
  const paidUntil = (invoices: Invoice[]) =>
    readDesiredState({ subscription: subscription(), invoices }, oneYear).paidUntil
  it('is the end of what was paid, whatever is drafted or open beyond it', () => {
    expect(paidUntil([first()])).toEqual(oneYear)
    expect(paidUntil([renewal({ status: 'draft', finalizedAt: null, payment: null }), first()])).toEqual(oneYear)
    expect(paidUntil([renewal(), first()])).toEqual(oneYear)
    expect(paidUntil([renewal({ status: 'paid', paidAt: oneYear }), first()])).toEqual(twoYears)
  })
  it('is nothing of what was given back', () =>
    expect(paidUntil([first({ payment: payment({ refundedPence: 21_600 }) })])).toBeNull())
})

describe('a renewal', () => {
  const desired = (invoices: Invoice[], now: Date, change: Partial<Subscription> = {}) =>
    readDesiredState({ subscription: subscription(change), invoices }, now)

  it('is under way from an hour before the end of the period, and while its invoice is drafted or open', () => {
    expect(desired([first()], later(oneYear, -HOUR_MS - 1)).isRenewing).toBe(false)
    expect(desired([first()], later(oneYear, -HOUR_MS)).isRenewing).toBe(true)
    const draft = renewal({ status: 'draft', finalizedAt: null, payment: null })
    expect(desired([draft, first()], soon)).toMatchObject({ state: 'active', isRenewing: true })
    expect(desired([renewal(), first()], soon)).toMatchObject({ state: 'active', isRenewing: true })
    expect(desired([renewal({ status: 'paid', paidAt: oneYear }), first()], oneYear).isRenewing).toBe(false)
  })

  it('that failed says since when, and what it needs', () => {
    const at = later(oneYear, 2 * HOUR_MS)
    expect(desired([failedRenewal(), first()], at, { state: 'past_due' })).toMatchObject({
      renewalFailedAt: later(oneYear, HOUR_MS),
      renewalNeeds: 'card',
      isRenewing: false,
    })
    expect(desired([failedRenewal({ state: 'asks' }), first()], at)).toMatchObject({ renewalNeeds: 'confirmation' })
  })

  it('has fourteen days from the end of what is paid; then the subscription must end', () => {
    const at = (ms: number) =>
      desired([failedRenewal(), first()], later(oneYear, 14 * DAY_MS + ms), { state: 'past_due' }).mustEnd
    expect([at(-1), at(0)]).toEqual([null, 'unpaid'])
    expect(desired([failedRenewal(), first()], later(oneYear, 15 * DAY_MS), { state: 'over' }).mustEnd).toBeNull()
  })

  it('that begins although the membership was cancelled must end', () =>
    expect(desired([renewal(), first()], oneYear, { cancelsAtPeriodEnd: true }).mustEnd).toBe('cancelled'))
})

describe('withdrawing', () => {
  const until = (invoices: Invoice[], change: Partial<Subscription> = {}) =>
    readDesiredState({ subscription: subscription(change), invoices }, soon).withdrawUntil

  it('is possible for 14 days from the first payment', () =>
    expect(until([first()])).toEqual(later(began, 14 * DAY_MS)))
  it('is possible no more after a renewal, nor when it is over', () => {
    expect(until([renewal({ status: 'paid', paidAt: oneYear }), first()])).toBeNull()
    expect(until([first()], { state: 'over' })).toBeNull()
  })
})

it('Money that went back while the subscription goes on: it must end, so that the next year is not charged', () =>
  expect(
    readDesiredState(
      { subscription: subscription(), invoices: [first({ payment: payment({ refundedPence: 21_600 }) })] },
      soon,
    ),
  ).toMatchObject({ state: 'refunded', mustEnd: 'refunded', paidUntil: null, card: null }))

describe('the payments', () => {
  const payments = (invoices: Invoice[]) => readDesiredState({ subscription: subscription(), invoices }, soon).payments
  it.each([
    ['open', first({ status: 'open', ...unpaid })],
    ['failed', first({ status: 'open', paidAt: null, payment: payment({ state: 'declined', declinedBecause: 'No' }) })],
    ['failed', failedRenewal()],
    ['failed', renewal({ status: 'uncollectible' })],
    ['void', renewal({ status: 'void' })],
    ['paid', first()],
    ['refunded', first({ payment: payment({ refundedPence: 21_600 }) })],
  ] as const)('are %s', (status, invoice) => expect(payments([invoice])).toMatchObject([{ status }]))

  it('are none of drafts', () =>
    expect(payments([renewal({ status: 'draft', payment: null }), first()])).toMatchObject([{ invoiceId: 'in_1' }]))
})
