import type { MembershipInvoice, Offer } from '@storyright/contracts/http'
import { addMonths, monthOf } from '@storyright/contracts/vocabulary'
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

/** What a producer's cards were charged for, month by month, and what is held on them now. */
export function spendingOf(
  { offers, invoices }: { offers: readonly Offer[]; invoices: readonly MembershipInvoice[] },
  now: Date,
): Spending {
  const first = addMonths(new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth())), 1 - MONTHS)
  const months = Array.from({ length: MONTHS }, (_, place) => addMonths(first, place))
  const amounts = [...offers.flatMap(amountsOf), ...invoices.map(amountIn)].filter(({ at }) => new Date(at) >= first)
  const sum = (kinds: readonly Kind[], month?: string) =>
    amounts
      .filter(({ kind, at }) => kinds.includes(kind) && (month === undefined || monthOf(new Date(at)) === month))
      .reduce((total, { pounds }) => total + pounds, 0)
  return {
    rows: months.map((month) => {
      const name = monthOf(month)
      const values = {
        fees: sum(['fees'], name),
        membership: sum(['membership'], name),
        held: sum(['held'], name),
      }
      return { label: monthName.format(month), values }
    }),
    charged: sum(['fees', 'membership']),
    held: sum(['held']),
  }
}

const monthName = new Intl.DateTimeFormat('en-GB', { month: 'short', year: 'numeric', timeZone: 'UTC' })

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
