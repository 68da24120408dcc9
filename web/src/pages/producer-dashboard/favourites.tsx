import { useFavouritesQuery } from '../../features/favourites/favourites.api.ts'
import { CardGrid, CardGridSkeleton } from '../../features/listings-browse/card-grid.tsx'
import { ErrorState } from '../../ui/state/error-state.tsx'
import { CatalogueCard } from '../catalogue-card.tsx'
import { NothingYet } from '../nothing-yet.tsx'

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
      <NothingYet title="No Favourites Yet" browse="Browse IP Catalogue">
        The heart on a title keeps it here.
      </NothingYet>
    )
  return <CardGrid cards={cards} renderCard={(card) => <CatalogueCard card={card} signedIn heading="h2" />} />
}
