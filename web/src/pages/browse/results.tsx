import { type ListingSort, paging, type Viewer } from '@storyright/contracts/vocabulary'
import { CardGrid, CardGridSkeleton } from '../../features/listings-browse/card-grid.tsx'
import type { Choices } from '../../features/listings-browse/choices.ts'
import { ResultBar } from '../../features/listings-browse/result-bar.tsx'
import type { useChoices } from '../../features/listings-browse/use-choices.ts'
import { Button } from '../../ui/button/button.tsx'
import { EmptyState } from '../../ui/state/empty-state.tsx'
import { ErrorState } from '../../ui/state/error-state.tsx'
import { Meta } from '../../ui/text/text.ts'
import { CatalogueCard } from '../catalogue-card.tsx'
import * as S from './browse.styles.ts'
import type { BrowseResults } from './use-results.ts'

type ResultsProps = Pick<ReturnType<typeof useChoices>, 'change' | 'clear'> & {
  results: BrowseResults
  choices: Choices
  filtered: boolean
  viewer: Viewer | null
}

const number = (count: number) => count.toLocaleString('en-GB')

export function Results({ results, choices, change, clear, filtered, viewer }: ResultsProps) {
  const { cards, total = 0, stale, settled, failed, retry } = results
  return (
    <>
      <ResultBar
        count={cards && settled ? `Showing ${number(cards.length)} of ${number(total)} listings` : ''}
        {...{ filtered, choices }}
        onRemove={(name) => change({ [name]: undefined } as object)}
        onClear={clear}
        onSort={(sort) => change({ sort: sort as ListingSort })}
      />
      {cards?.length === 0 && <NothingFound filtered={filtered} onClear={clear} />}
      {cards && cards.length > 0 && (
        <CardGrid
          cards={cards}
          stale={stale}
          renderCard={(card) => <CatalogueCard card={card} signedIn={viewer !== null} viewer={viewer} heading="h2" />}
        />
      )}
      {!cards && !failed && <CardGridSkeleton count={paging.browseFirst} />}
      {failed && (
        <S.Alone>
          <ErrorState onRetry={retry}>Failed to fetch listings</ErrorState>
        </S.Alone>
      )}
      {cards && !failed && !stale && <More results={results} left={total - cards.length} />}
    </>
  )
}

function NothingFound({ filtered, onClear }: { filtered: boolean; onClear: () => void }) {
  if (!filtered)
    return (
      <EmptyState heading="h2" title="No listings found">
        New titles appear here as agents list them.
      </EmptyState>
    )
  return (
    <EmptyState
      heading="h2"
      title="No listings match your filters"
      action={<Button onClick={onClear}>Clear Filters</Button>}
    >
      Try fewer filters, or another word in the search.
    </EmptyState>
  )
}

function More({ results, left }: { results: BrowseResults; left: number }) {
  if (!results.hasMore) return null
  return (
    <S.More>
      <Button busy={results.isReadingMore} onClick={results.readMore}>
        Load More
      </Button>
      <Meta>{`${number(left)} more, ${paging.browseMore} at a time`}</Meta>
    </S.More>
  )
}
