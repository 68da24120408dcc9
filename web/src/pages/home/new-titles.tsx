import { ListingPlateSkeleton } from '../../entities/listing/card/listing-plate-skeleton.tsx'
import { useBrowseInfiniteQuery } from '../../features/listings-browse/browse.api.ts'
import { paths } from '../../shared/paths.ts'
import { useRows } from '../../shared/rows/use-rows.ts'
import { Link } from '../../ui/link/link.tsx'
import { SectionHead } from '../../ui/page/section-head.tsx'
import { ErrorState } from '../../ui/state/error-state.tsx'
import { CatalogueCard } from '../catalogue-card.tsx'
import { Section, Shelf } from './section.ts'

const SHOWN = 8
const newest = { sort: 'newest' } as const
const places = Array.from({ length: SHOWN }, (_none, place) => `place ${place}`)

/** The titles that were listed last. */
export function NewTitles() {
  const { rows, isFailed, isFetching, retry } = useRows(useBrowseInfiniteQuery(newest))
  if (rows?.length === 0) return null
  return (
    <Section aria-labelledby="new-titles">
      <SectionHead title="New in the catalogue" id="new-titles">
        <Link to={`${paths.listings}?sort=newest`}>All, newest first</Link>
      </SectionHead>
      {isFailed && !rows ? (
        <ErrorState onRetry={retry} busy={isFetching}>
          The newest titles could not be loaded.
        </ErrorState>
      ) : (
        <Shelf aria-label="New in the catalogue">
          {rows
            ? rows.slice(0, SHOWN).map((card) => (
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
