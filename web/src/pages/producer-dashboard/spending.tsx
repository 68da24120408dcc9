import type { MembershipInvoice, Offer } from '@storyright/contracts/http'
import { addMonths, day, monthOf } from '@storyright/contracts/vocabulary'
import styled from 'styled-components'
import { exactMoney, money, shortMoney } from '../../entities/money/money.ts'
import { useInvoicesQuery } from '../../features/membership/membership.api.ts'
import { paths } from '../../shared/paths.ts'
import { Chart } from '../../ui/chart/chart.tsx'
import type { ChartRow } from '../../ui/chart/chart-data.ts'
import { Link } from '../../ui/link/link.tsx'
import { SectionHead } from '../../ui/page/section-head.tsx'
import { theme } from '../../ui/theme/theme.ts'

const Section = styled.section`
  display: grid;
  gap: ${theme.s4};
`
const series = [
  { key: 'fees', label: 'Option fees', tone: 'ink' },
  { key: 'membership', label: 'Premium', tone: 'accent' },
  { key: 'held', label: 'Held now', tone: 'quiet' },
] as const

/** What a producer's cards were charged and hold, month by month; nothing while there is nothing to show. */
export function Spending({ offers }: { offers: readonly Offer[] }) {
  const { data: invoices = [], isError } = useInvoicesQuery(undefined)
  const { rows, charged, held } = spendingOf({ offers, invoices }, new Date())
  if (charged === 0 && held === 0) return null
  return (
    <Section aria-labelledby="spending">
      <SectionHead id="spending" title="Spending">
        <Link to={`${paths.profile}#invoices`}>Invoices</Link>
      </SectionHead>
      <p>
        <span>
          {`${exactMoney(charged)} charged in the last 12 months${held > 0 ? `, and ${money(held)} held on your card now` : ''}. Refunds are deducted.`}
        </span>
        {isError && <span> Your Premium payments could not be loaded.</span>}
      </p>
      <Chart
        kind="columns"
        stacked
        caption="Your spending by month"
        header="Month"
        series={series}
        rows={rows}
        height={220}
        format={(pounds) => exactMoney(pounds)}
        formatAxis={(pounds) => shortMoney(pounds)}
      />
    </Section>
  )
}

const MONTHS = 12

interface SpendingGroup {
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
): SpendingGroup {
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
