import { Skeleton } from '../../ui/skeleton/skeleton.tsx'
import { VisuallyHidden } from '../../ui/text/visually-hidden.ts'
import * as S from './desk.styles.ts'

/** Holds the places of the list and of the open offer. */
export function OffersSkeleton() {
  return (
    <S.Desk>
      <VisuallyHidden role="status">Loading offers</VisuallyHidden>
      <S.ListSide>
        {['a', 'b', 'c', 'd'].map((row) => (
          <Skeleton key={row} $h={84} />
        ))}
      </S.ListSide>
      <Skeleton $h={420} />
    </S.Desk>
  )
}
