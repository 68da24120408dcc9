import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import { SkeletonCover } from './listing-card-skeleton.tsx'
import * as S from './listing-plate.styles.ts'

/** A plate to come, in the plate's own size. */
export function ListingPlateSkeleton() {
  return (
    <S.Plate aria-hidden="true">
      <SkeletonCover />
      <S.Words>
        <Skeleton $w="90%" $h={17} />
        <Skeleton $w="60%" $h={15} style={{ marginTop: 8 }} />
      </S.Words>
      <S.Price as="div">
        <Skeleton $w="80%" $h={18} />
      </S.Price>
      <S.Base>
        <Skeleton $w={38} $h={38} $round />
      </S.Base>
      <Skeleton $w="90%" $h={34} />
      <S.Open as="div">
        <Skeleton $w={72} $h={20} />
      </S.Open>
    </S.Plate>
  )
}
