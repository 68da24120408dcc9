import { Skeleton } from '../../ui/skeleton/skeleton.tsx'
import { VisuallyHidden } from '../../ui/text/visually-hidden.ts'
import * as S from './asset-card.styles.ts'

/** The size of the cards to come. */
export function AssetsSkeleton() {
  return (
    <div role="status">
      <VisuallyHidden>Loading your assets</VisuallyHidden>
      <S.Cards as="div" aria-hidden="true">
        {[1, 2, 3, 4, 5, 6].map((card) => (
          <S.Card as="div" key={card}>
            <Skeleton $h={168} />
            <S.Words>
              <Skeleton $w="40%" $h={20} />
              <Skeleton $w="80%" $h={22} />
              <Skeleton $w="60%" $h={18} />
            </S.Words>
          </S.Card>
        ))}
      </S.Cards>
    </div>
  )
}
