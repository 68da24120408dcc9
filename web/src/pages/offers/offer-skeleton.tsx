import { PageHead } from '../../ui/page/page-head.tsx'
import { Wrap } from '../../ui/page/wrap.ts'
import { Skeleton } from '../../ui/skeleton/skeleton.tsx'
import { VisuallyHidden } from '../../ui/text/visually-hidden.ts'
import * as S from './two-steps.styles.ts'

export function OfferSkeleton({ title }: { title: string }) {
  return (
    <Wrap>
      <PageHead title={title} />
      <VisuallyHidden role="status">Loading</VisuallyHidden>
      <S.Page>
        <Skeleton $h={360} />
        <Skeleton $h={520} />
      </S.Page>
    </Wrap>
  )
}
