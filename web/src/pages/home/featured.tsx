import { useDeferredValue } from 'react'
import styled from 'styled-components'
import { ListingPlateSkeleton } from '../../entities/listing/card/listing-plate-skeleton.tsx'
import { useFeaturedListingsQuery } from '../../entities/listing/listing-cards.api.ts'
import { usePublicStats } from '../../features/showcase/showcase.api.ts'
import { paths } from '../../shared/paths.ts'
import { Link } from '../../ui/link/link.tsx'
import { SectionHead } from '../../ui/page/section-head.tsx'
import { EmptyState } from '../../ui/state/empty-state.tsx'
import { ErrorState } from '../../ui/state/error-state.tsx'
import { theme } from '../../ui/theme/theme.ts'
import { CatalogueCard } from '../catalogue-card.tsx'
import { Section, Shelf } from './section.ts'

const Alone = styled.div`
  margin-top: ${theme.s6};
`
const places = [1, 2, 3, 4, 5, 6, 7, 8]

export function Featured({ signedIn }: { signedIn: boolean }) {
  const { data, isError, isFetching, refetch } = useFeaturedListingsQuery()
  const cards = useDeferredValue(data) // drawn in slices
  const { data: stats } = usePublicStats()
  return (
    <Section aria-labelledby="featured">
      <SectionHead title="Featured Titles" id="featured">
        <Link to={paths.listings}>
          {stats ? `Browse all ${stats.bookCount.toLocaleString('en-GB')}` : 'Browse all'}
        </Link>
      </SectionHead>
      {cards?.length === 0 && (
        <Alone>
          <EmptyState title="No listings available">Check back soon for new IP opportunities.</EmptyState>
        </Alone>
      )}
      {isError && !cards && (
        <Alone>
          <ErrorState onRetry={refetch} busy={isFetching}>
            The featured titles could not be loaded.
          </ErrorState>
        </Alone>
      )}
      {!isError && cards?.length !== 0 && (
        <Shelf aria-label="Featured Titles">
          {cards
            ? cards.map((card) => (
                <li key={card.id}>
                  <CatalogueCard card={card} signedIn={signedIn} cut="plate" />
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
