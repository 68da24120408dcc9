import { useParams } from 'react-router-dom'
import { paths } from '../../shared/paths.ts'
import { BackLink } from '../../ui/page/back-link.tsx'
import { PageHead } from '../../ui/page/page-head.tsx'
import { Wrap } from '../../ui/page/wrap.ts'
import { Skeleton } from '../../ui/skeleton/skeleton.tsx'
import * as S from '../../ui/steps/steps.styles.ts'
import { VisuallyHidden } from '../../ui/text/visually-hidden.ts'

export function OfferSkeleton({ title }: { title: string }) {
  const { listingId = '' } = useParams()
  return (
    <Wrap>
      <BackLink to={paths.listing(listingId)}>Back to the listing</BackLink>
      <PageHead title={title} />
      <VisuallyHidden role="status">Loading</VisuallyHidden>
      <S.Page>
        <Skeleton $h={360} />
        <Skeleton $h={520} />
      </S.Page>
    </Wrap>
  )
}
