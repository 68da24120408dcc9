import type { MembershipInvoice } from '@storyright/contracts/http'
import { anAcceptedOffer, anOffer, anUnpaidOffer } from '../../testing/offer-samples.ts'
import { spendingOf } from './spending.tsx'

const now = new Date('2026-11-25T09:00:00.000Z')
const charged = (at: string, change: Parameters<typeof anAcceptedOffer>[0] = {}) =>
  anAcceptedOffer({ timeline: [{ at, moment: 'captured', note: null }], ...change })
const held = (at: string) => anOffer({ timeline: [{ at, moment: 'held', note: null }] })
const invoice = (date: string, gross: number, status: MembershipInvoice['status'] = 'paid') =>
  ({ id: date, number: 'INV-1', date, status, net: gross, vat: 0, gross }) as MembershipInvoice
const valuesIn = (label: string, ...spent: Parameters<typeof spendingOf>) =>
  spendingOf(...spent).rows.find((row) => row.label === label)?.values

describe('what a producer spends', () => {
  it('stands in the month in which it was charged or held, of the last twelve', () => {
    const offers = [
      charged('2026-09-03T09:00:00.000Z'),
      charged('2026-09-30T22:59:00.000Z'),
      held('2026-11-20T09:00:00.000Z'),
    ]
    const invoices = [invoice('2026-09-10T09:00:00.000Z', 216), invoice('2025-10-10T09:00:00.000Z', 216)]
    const spending = spendingOf({ offers, invoices }, now)
    expect(spending.rows.map(({ label }) => label)).toEqual([
      ...['Dec 2025', 'Jan 2026', 'Feb 2026', 'Mar 2026', 'Apr 2026', 'May 2026'],
      ...['Jun 2026', 'Jul 2026', 'Aug 2026', 'Sep 2026', 'Oct 2026', 'Nov 2026'],
    ])
    expect(valuesIn('Sep 2026', { offers, invoices }, now)).toEqual({ fees: 36_000, membership: 216, held: 0 })
    expect(valuesIn('Nov 2026', { offers, invoices }, now)).toEqual({ fees: 0, membership: 0, held: 18_000 })
    expect([spending.charged, spending.held]).toEqual([36_216, 18_000])
  })

  it('goes by the months of London, where a summer night begins the next one earlier', () => {
    const offers = [charged('2026-09-30T22:59:00.000Z'), charged('2026-09-30T23:01:00.000Z')]
    const fees = (label: string) => valuesIn(label, { offers, invoices: [] }, now)?.fees
    expect([fees('Sep 2026'), fees('Oct 2026')]).toEqual([18_000, 18_000])
    const { rows } = spendingOf({ offers, invoices: [] }, new Date('2026-09-30T23:30:00.000Z'))
    expect([rows[0]?.label, rows.at(-1)?.label]).toEqual(['Nov 2025', 'Oct 2026'])
  })

  it('is net of what went back, and nothing of what was never charged', () => {
    const offers = [charged('2026-10-03T09:00:00.000Z', { refundedAmount: 8_000 }), anUnpaidOffer()]
    const invoices = [invoice('2026-10-10T09:00:00.000Z', 216), invoice('2026-10-12T09:00:00.000Z', 100, 'credit_note')]
    expect(spendingOf({ offers, invoices }, now)).toMatchObject({ charged: 10_116, held: 0 })
  })
})
