import type { Offer } from '@storyright/contracts/http'
import styled from 'styled-components'
import { exactMoney, money, shortMoney } from '../../entities/money/money.ts'
import { useInvoicesQuery } from '../../features/membership/membership.api.ts'
import { paths } from '../../shared/paths.ts'
import { Chart } from '../../ui/chart/chart.tsx'
import { Link } from '../../ui/link/link.tsx'
import { SectionHead } from '../../ui/page/section-head.tsx'
import { theme } from '../../ui/theme/theme.ts'
import { spendingOf } from './spending.rules.ts'

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
