import styled from 'styled-components'
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import * as S from './listing-card.styles.ts'

export const SkeletonCover = styled(Skeleton)`
  aspect-ratio: 2 / 3;
  height: auto;
`
const At = styled.div<{ $down: number }>`
  padding-top: ${({ $down }) => $down}px;
`

// Kind, title, author, sort, and the two lines of the pitch.
const lines = [
  { down: 3, $w: 80 },
  { down: 9, $w: '90%', $h: 18 },
  { down: 10, $w: '60%' },
  { down: 12, $w: '45%', $h: 16 },
  { down: 14, $h: 12 },
  { down: 6, $w: '84%', $h: 12 },
]

/** A card to come, in the card's own size. */
export function ListingCardSkeleton() {
  return (
    <S.Card aria-hidden="true">
      <SkeletonCover />
      <S.Words>
        {lines.map(({ down, ...line }) => (
          <At key={down} $down={down}>
            <Skeleton {...line} />
          </At>
        ))}
        <S.Base>
          <Skeleton $w={120} $h={16} />
          <Skeleton $w={38} $h={38} $round />
        </S.Base>
        <S.Note>
          <Skeleton $w={200} $h={17} style={{ marginLeft: 'auto' }} />
        </S.Note>
      </S.Words>
      <S.Open>
        <Skeleton $w={72} $h={20} />
      </S.Open>
    </S.Card>
  )
}
