import { PageHead } from '../../ui/page/page-head.tsx'
import { Wrap } from '../../ui/page/wrap.ts'
import { Skeleton } from '../../ui/skeleton/skeleton.tsx'
import { VisuallyHidden } from '../../ui/text/visually-hidden.ts'
import * as S from './two-steps.styles.ts'

export function OfferSkeleton({ title }: { title: string }) {
  return (
    <Wrap>
      <PageHead title={title} />
      <S.Page>
        <VisuallyHidden role="status">Loading</VisuallyHidden>
        <Skeleton $h={520} />
        <Skeleton $h={360} />
      </S.Page>
    </Wrap>
  )
}
