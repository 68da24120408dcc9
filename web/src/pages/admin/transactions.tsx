import { PageHead } from '../../ui/page/page-head.tsx'
import { Wrap } from '../../ui/page/wrap.ts'

export function TransactionsPage() {
  return (
    <Wrap>
      <PageHead title="Transactions" />
    </Wrap>
  )
}
