import type { ReactNode } from 'react'
import styled from 'styled-components'
import { BenefitsTable } from '../../features/membership/upgrading/benefits-table.tsx'
import { PriceSummary } from '../../features/membership/upgrading/price-summary.tsx'
import { PageHead } from '../../ui/page/page-head.tsx'
import { Wrap } from '../../ui/page/wrap.ts'
import { Page } from '../../ui/steps/steps.styles.ts'
import { theme } from '../../ui/theme/theme.ts'

const Main = styled.div`
  display: grid;
  gap: ${theme.s10};
`

type PlanProps = {
  /** Whether a withdrawal gives back only the days that are left. */
  prorated: boolean
  children: ReactNode
}

/** What Premium brings and costs, and below it what the reader can do about it. */
export function Plan({ prorated, children }: PlanProps) {
  return (
    <Wrap>
      <PageHead
        title="Upgrade to Premium"
        lead="Open as many listings as you like, and see new titles before everybody else does."
      />
      <Page>
        <PriceSummary prorated={prorated} />
        <Main>
          <BenefitsTable />
          {children}
        </Main>
      </Page>
    </Wrap>
  )
}
