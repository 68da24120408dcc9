import type { SubscriptionSnapshot } from '../provider/subscription.ts'
import { dueBack, unusedOf } from './refunds.ts'

const began = new Date('2026-11-22T12:00:00Z')
const renewed = new Date('2027-11-22T13:00:00Z')
const before = new Date('2027-11-22T12:59:59Z')
const later = new Date('2027-11-22T13:00:01Z')
const member = { subscriptionId: 'sub_1', isClosed: false, closedAt: null, cancelWantedAt: null, endBecause: null }
const known = (invoiceId: string, paidAt: Date | null) => ({ invoiceId, paidAt })
const live = { wasLive: true, payments: [known('in_1', began), known('in_2', null)] }
const over = { ...live, wasLive: false }
const money = { intentId: 'pi_1', state: 'paid', chargedPence: 21_600, refundedPence: 0, isLost: false, dispute: null }
const said = (change: object = {}, payment: object = {}) =>
  ({
    subscription: { id: 'sub_1', state: 'active', endedAt: null, ...change },
    invoices: [
      { id: 'in_2', status: 'paid', isRenewal: true, paidAt: renewed, payment: { ...money, ...payment } },
      { id: 'in_1', status: 'paid', isRenewal: false, paidAt: began, payment: money },
    ],
  }) as unknown as SubscriptionSnapshot

describe('a payment has to go back', () => {
  it.each([
    ['that came after the account was closed', { isClosed: true, closedAt: before }, {}, live, 'closed'],
    ['that was not known when the account was closed', { isClosed: true, closedAt: later }, {}, live, 'closed'],
    ['of a renewal that came after it was cancelled', { cancelWantedAt: before }, {}, live, 'cancelled'],
    ['that came while the membership was being ended', { endBecause: 'administrator' }, {}, live, 'over'],
    ['that came when the membership was over', {}, { state: 'over', endedAt: before }, over, 'over'],
    [
      'for a subscription before this one',
      { subscriptionId: 'sub_2' },
      { state: 'over', endedAt: before },
      live,
      'over',
    ],
  ] as const)('%s', (_what, row, subscription, books, because) => {
    expect(dueBack({ ...member, ...row }, said(subscription), books)).toEqual([{ invoiceId: 'in_2', because }])
  })

  const paid = { ...live, payments: [known('in_1', began), known('in_2', renewed)] }
  it.each([
    ['that was known as paid before the cancellation', { cancelWantedAt: later }, {}, paid],
    ['at the last moment, while the membership still ran in our books', {}, { state: 'over', endedAt: before }, live],
    ['that an end for want of payment has met', { endBecause: 'unpaid' }, {}, live],
  ] as const)('but not one %s', (_what, row, subscription, books) =>
    expect(dueBack({ ...member, ...row }, said(subscription), books)).toEqual([]),
  )

  it('once, and not beside the bank', () => {
    const closed = { ...member, isClosed: true, closedAt: before }
    expect(dueBack(closed, said({}, { refundedPence: 21_600 }), live)).toEqual([])
    expect(dueBack(closed, said({}, { isLost: true }), live)).toEqual([])
  })
})

it('What is left of a year is its part of the payment, between nothing and all of it', () => {
  const year = { periodStart: began, periodEnd: new Date('2027-11-22T12:00:00Z') }
  const after = (days: number) => new Date(began.getTime() + days * 86_400_000)
  expect([-1, 0, 73, 365, 400].map((days) => unusedOf(21_600, year, after(days)))).toEqual([
    21_600, 21_600, 17_280, 0, 0,
  ])
})
