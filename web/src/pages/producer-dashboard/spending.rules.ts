import type { MembershipInvoice, Offer } from '@storyright/contracts/http'
import { addMonths, day, monthOf } from '@storyright/contracts/vocabulary'
import type { ChartRow } from '../../ui/chart/chart-data.ts'

const MONTHS = 12

export interface Spending {
  /** One row a month, the oldest first. */
  rows: ChartRow[]
  /** Pounds of these months: what was charged and did not go back, and what is held at present. */
  charged: number
  held: number
}

type Kind = 'fees' | 'membership' | 'held'
interface Amount {
  kind: Kind
  at: string
  pounds: number
}

/** What a producer's cards were charged for, by months of London as invoices are dated, and what is held on them now. */
export function spendingOf(
  { offers, invoices }: { offers: readonly Offer[]; invoices: readonly MembershipInvoice[] },
  now: Date,
): Spending {
  const last = new Date(`${londonMonthOf(now)}-01T12:00:00.000Z`)
  const months = Array.from({ length: MONTHS }, (_, place) => addMonths(last, place + 1 - MONTHS))
  const first = monthOf(months[0]!)
  const amounts = [...offers.flatMap(amountsOf), ...invoices.map(amountIn)]
    .map((amount) => ({ ...amount, month: londonMonthOf(new Date(amount.at)) }))
    .filter(({ month }) => month >= first)
  const sum = (kinds: readonly Kind[], month?: string) =>
    amounts
      .filter((amount) => kinds.includes(amount.kind) && (month === undefined || amount.month === month))
      .reduce((total, { pounds }) => total + pounds, 0)
  return {
    rows: months.map((month) => {
      const name = monthOf(month)
      const values = {
        fees: sum(['fees'], name),
        membership: sum(['membership'], name),
        held: sum(['held'], name),
      }
      return { label: day(month).replace(/^\d+ /, ''), values }
    }),
    charged: sum(['fees', 'membership']),
    held: sum(['held']),
  }
}

const numbers = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/London', year: 'numeric', month: '2-digit' })

/** `2026-11` */
const londonMonthOf = (at: Date) => numbers.format(at)

function amountsOf({ paymentStatus, offerPrice, refundedAmount, timeline, updatedAt }: Offer): Amount[] {
  const at = (moment: string) => timeline.findLast((entry) => entry.moment === moment)?.at ?? updatedAt
  if (paymentStatus === 'captured') return [{ kind: 'fees', at: at('captured'), pounds: offerPrice - refundedAmount }]
  return paymentStatus === 'held' ? [{ kind: 'held', at: at('held'), pounds: offerPrice }] : []
}

const amountIn = ({ status, date, gross }: MembershipInvoice): Amount => ({
  kind: 'membership',
  at: date,
  pounds: status === 'credit_note' ? -gross : gross,
})
