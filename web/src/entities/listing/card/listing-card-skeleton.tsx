import styled from 'styled-components'
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import * as S from './listing-card.styles.ts'

const Cover = styled(Skeleton)`
  aspect-ratio: 2 / 3;
  height: auto;
`
const At = styled.div<{ $down: number }>`
  padding-top: ${({ $down }) => $down}px;
`

/** A card to come, in the card's own size. */
export function ListingCardSkeleton({ cut = 'entry' }: { cut?: S.Cut }) {
  return (
    <S.Card $cut={cut} aria-hidden="true">
      <Cover />
      <S.Words $cut={cut}>
        <At $down={3}>
          <Skeleton $w={80} />
        </At>
        <At $down={9}>
          <Skeleton $w="90%" $h={18} />
        </At>
        <At $down={10}>
          <Skeleton $w="60%" />
        </At>
        <At $down={12}>
          <Skeleton $w="45%" $h={16} />
        </At>
        <At $down={14}>
          <Skeleton $h={12} />
        </At>
        <At $down={6}>
          <Skeleton $w="84%" $h={12} />
        </At>
        <S.Base>
          <Skeleton $w={120} $h={16} />
          <Skeleton $w={38} $h={38} $round />
        </S.Base>
      </S.Words>
      <S.Open $cut={cut}>
        <Skeleton $w={72} $h={20} />
      </S.Open>
    </S.Card>
  )
}
