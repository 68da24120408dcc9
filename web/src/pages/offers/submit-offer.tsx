import { PageHead } from '../../ui/page/page-head.tsx'
import { Wrap } from '../../ui/page/wrap.ts'

export function SubmitOfferPage() {
  return (
    <Wrap>
      <PageHead title="Submit Your Offer" />
    </Wrap>
  )
}
