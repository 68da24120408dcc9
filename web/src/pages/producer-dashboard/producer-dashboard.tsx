import { PageHead } from '../../ui/page/page-head.tsx'
import { Wrap } from '../../ui/page/wrap.ts'

export function ProducerDashboardPage() {
  return (
    <Wrap>
      <PageHead title="Producer Dashboard" />
    </Wrap>
  )
}
