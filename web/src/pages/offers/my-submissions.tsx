import { PageHead } from '../../ui/page/page-head.tsx'
import { Wrap } from '../../ui/page/wrap.ts'

export function MySubmissionsPage() {
  return (
    <Wrap>
      <PageHead title="My Submissions" />
    </Wrap>
  )
}
