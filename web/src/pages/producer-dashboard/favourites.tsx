import { useFavouritesInfiniteQuery } from '../../features/favourites/favourites.api.ts'
import { CardGrid, CardGridSkeleton } from '../../features/listings-browse/card-grid.tsx'
import { useCurrentUser, viewerOf } from '../../shared/current-user.ts'
import { useRows } from '../../shared/rows/use-rows.ts'
import { ListFoot } from '../../ui/data/list-foot.tsx'
import { ErrorState } from '../../ui/state/error-state.tsx'
import { CatalogueCard } from '../catalogue-card.tsx'
import { NothingYet } from '../nothing-yet.tsx'

/** The titles that a producer marked, page by page; read while the tab is open only. */
export function Favourites() {
  const {
    rows: cards,
    total,
    isFailed,
    isFetching,
    hasMore,
    isReadingMore,
    readMore,
    retry,
  } = useRows(useFavouritesInfiniteQuery())
  const { user } = useCurrentUser()
  const viewer = user && viewerOf(user)
  if (cards?.length === 0 && !hasMore)
    return (
      <NothingYet title="No Favourites Yet" browse="Browse IP Catalogue">
        The heart on a title keeps it here.
      </NothingYet>
    )
  return (
    <>
      {cards && (
        <CardGrid
          cards={cards}
          renderCard={(card) => <CatalogueCard card={card} signedIn viewer={viewer} kept heading="h2" />}
        />
      )}
      {!cards && !isFailed && <CardGridSkeleton count={6} />}
      {isFailed && (
        <ErrorState onRetry={retry} busy={isFetching}>
          Your favourites could not be loaded.
        </ErrorState>
      )}
      {cards && (
        <ListFoot shown={cards.length} total={total} onMore={hasMore && !isFailed && readMore} busy={isReadingMore} />
      )}
    </>
  )
}
