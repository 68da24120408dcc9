import { ListingPlateSkeleton } from '../../entities/listing/card/listing-plate-skeleton.tsx'
import { SHELF_PLACES, useNewestListingsQuery } from '../../features/showcase/newest.api.ts'
import { paths } from '../../shared/paths.ts'
import { Link } from '../../ui/link/link.tsx'
import { SectionHead } from '../../ui/page/section-head.tsx'
import { ErrorState } from '../../ui/state/error-state.tsx'
import { CatalogueCard } from '../catalogue-card.tsx'
import { Section, Shelf } from './section.ts'

const places = Array.from({ length: SHELF_PLACES }, (_none, place) => `place ${place}`)

/** The titles that were listed last. */
export function NewTitles() {
  const { data: cards, isError, isFetching, refetch } = useNewestListingsQuery()
  if (cards?.length === 0) return null
  return (
    <Section aria-labelledby="new-titles">
      <SectionHead title="New in the catalogue" id="new-titles">
        <Link to={`${paths.listings}?sort=newest`}>All, newest first</Link>
      </SectionHead>
      {isError && !cards ? (
        <ErrorState onRetry={() => void refetch()} busy={isFetching}>
          The newest titles could not be loaded.
        </ErrorState>
      ) : (
        <Shelf aria-label="New in the catalogue">
          {cards
            ? cards.map((card) => (
                <li key={card.id}>
                  <CatalogueCard card={card} signedIn cut="plate" />
                </li>
              ))
            : places.map((place) => (
                <li key={place}>
                  <ListingPlateSkeleton />
                </li>
              ))}
        </Shelf>
      )}
    </Section>
  )
}
