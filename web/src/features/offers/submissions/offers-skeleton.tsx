import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import { VisuallyHidden } from '../../../ui/text/visually-hidden.ts'
import * as S from './submissions.styles.ts'

/** Holds the places of the list and of the open offer, and of the counts above them. */
export function OffersSkeleton({ counts = false }: { counts?: boolean }) {
  return (
    <>
      {counts && <Skeleton $h={122} />}
      <ListAndOpenSkeleton />
      <VisuallyHidden role="status">Loading offers</VisuallyHidden>
    </>
  )
}

function ListAndOpenSkeleton() {
  return (
    <S.Beside>
      <S.ListSide as="div">
        {['a', 'b', 'c', 'd'].map((row) => (
          <Skeleton key={row} $h={84} />
        ))}
      </S.ListSide>
      <S.Open as="div">
        <Skeleton $h={420} />
      </S.Open>
    </S.Beside>
  )
}
