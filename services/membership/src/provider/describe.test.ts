import type Stripe from 'stripe'
import { describeInvoice, describePayment } from './describe.ts'

const seconds = (date: string) => Date.parse(date) / 1_000
const invoice = (change: object = {}) =>
  ({
    id: 'in_1',
    status: 'open',
    billing_reason: 'subscription_cycle',
    total: 21_600,
    total_taxes: [{ amount: 3_600 }],
    created: seconds('2026-11-22T12:00:00Z'),
    attempt_count: 0,
    status_transitions: { finalized_at: seconds('2026-11-22T13:00:00Z'), paid_at: null },
    period_end: seconds('2026-11-22T12:00:00Z'),
    lines: {
      data: [
        { period: { start: seconds('2025-11-22T12:00:00Z'), end: seconds('2025-12-22T12:00:00Z') } },
        { period: { start: seconds('2026-11-22T12:00:00Z'), end: seconds('2027-11-22T12:00:00Z') } },
      ],
    },
    ...change,
  }) as unknown as Stripe.Invoice
const intent = (change: object = {}) =>
  ({
    id: 'pi_1',
    status: 'succeeded',
    last_payment_error: null,
    latest_charge: { created: seconds('2026-11-22T13:01:00Z'), amount_refunded: 0 },
    ...change,
  }) as unknown as Stripe.PaymentIntent

describe('an invoice of the provider', () => {
  it('covers the period of its line that reaches furthest, and has its tax apart', () =>
    expect(describeInvoice(invoice(), null)).toMatchObject({
      periodStart: new Date('2026-11-22T12:00:00Z'),
      periodEnd: new Date('2027-11-22T12:00:00Z'),
      netPence: 18_000,
      vatPence: 3_600,
      grossPence: 21_600,
      isRenewal: true,
      status: 'open',
    }))

  it('is paid once its payment is, although it does not say so yet', () =>
    expect(describeInvoice(invoice(), describePayment(intent()))).toMatchObject({
      status: 'paid',
      paidAt: new Date('2026-11-22T13:01:00Z'),
    }))

  it.each([
    ['requires_action', null, 'asks'],
    ['requires_payment_method', { code: 'authentication_required' }, 'asks'],
    ['requires_payment_method', { code: 'card_declined' }, 'declined'],
    ['requires_payment_method', null, 'open'],
    ['processing', null, 'open'],
    ['succeeded', null, 'paid'],
  ])('whose payment is %s with %j is %s', (status, last_payment_error, state) =>
    expect(describePayment(intent({ status, last_payment_error }))).toMatchObject({ state }),
  )
})

describe('what banks sent back of the refunds of a payment', () => {
  const refunds = ['succeeded', 'pending', 'failed', 'canceled'].map(
    (status, place) => ({ status, amount: 10 ** place }) as Stripe.Refund,
  )
  it('is the sum of those that came to nothing', () =>
    expect(describePayment(intent(), { refunds }).failedPence).toBe(1_100))
  it('is not known where they were not read', () => expect(describePayment(intent()).failedPence).toBeNull())
})
