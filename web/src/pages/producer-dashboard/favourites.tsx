import { useFavouritesQuery } from '../../features/favourites/favourites.api.ts'
import { CardGrid, CardGridSkeleton } from '../../features/listings-browse/card-grid.tsx'
import { paths } from '../../shared/paths.ts'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { EmptyState } from '../../ui/state/empty-state.tsx'
import { ErrorState } from '../../ui/state/error-state.tsx'
import { CatalogueCard } from '../catalogue-card.tsx'

/** The titles that a producer marked; read while the tab is open only. */
export function Favourites() {
  const { data: cards, isError, isFetching, refetch } = useFavouritesQuery()
  if (isError && !cards)
    return (
      <ErrorState onRetry={() => void refetch()} busy={isFetching}>
        Your favourites could not be loaded.
      </ErrorState>
    )
  if (!cards) return <CardGridSkeleton count={6} />
  if (cards.length === 0)
    return (
      <EmptyState
        heading="h2"
        title="No Favourites Yet"
        action={
          <ButtonLink variant="primary" to={paths.listings}>
            Browse IP Catalogue
          </ButtonLink>
        }
      >
        The heart on a title keeps it here.
      </EmptyState>
    )
  return <CardGrid cards={cards} renderCard={(card) => <CatalogueCard card={card} signedIn heading="h2" />} />
}
