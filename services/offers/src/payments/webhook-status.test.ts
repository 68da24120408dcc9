import { mayBeNews } from './webhook-status.ts'

describe('a notice', () => {
  it.each([
    ['payment_intent.payment_failed', 'requires_payment'],
    ['payment_intent.amount_capturable_updated', 'requires_payment'],
    ['payment_intent.amount_capturable_updated', 'failed'],
    ['payment_intent.canceled', 'held'],
    ['payment_intent.succeeded', 'held'],
    ['charge.refunded', 'captured'],
    ['charge.dispute.created', 'captured'],
    ['charge.dispute.closed', 'captured'],
    ['charge.refunded', 'held'],
  ] as const)('of %s is looked into while the hold is %s', (type, status) => expect(mayBeNews(type, status)).toBe(true))

  it.each([
    ['payment_intent.payment_failed', 'held'],
    ['payment_intent.amount_capturable_updated', 'held'],
    ['payment_intent.amount_capturable_updated', 'captured'],
    ['payment_intent.canceled', 'expired'],
    ['payment_intent.succeeded', 'captured'],
    ['payment_intent.created', 'requires_payment'],
    ['charge.succeeded', 'requires_payment'],
    ['charge.refunded', 'released'],
    ['charge.dispute.funds_withdrawn', 'captured'],
  ] as const)('of %s tells nothing new of a hold that is %s', (type, status) =>
    expect(mayBeNews(type, status)).toBe(false),
  )
})
