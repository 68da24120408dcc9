import styled from 'styled-components'
import { Discrepancies } from '../../features/transactions/discrepancies.tsx'
import { Transactions } from '../../features/transactions/transactions.tsx'
import { PageHead } from '../../ui/page/page-head.tsx'
import { Wrap } from '../../ui/page/wrap.ts'
import { theme } from '../../ui/theme/theme.ts'

const Page = styled(Wrap)`
  padding-bottom: ${theme.s16};
`

/** The money of all offers: holds, captures and releases. */
export function TransactionsPage() {
  return (
    <Page>
      <PageHead title="Transactions" lead="Holds, captures and releases, and where the books differ." />
      <Discrepancies />
      <Transactions />
    </Page>
  )
}
