import { isMetered, page, paging, type Viewer } from '@storyright/contracts/vocabulary'
import { lazy, Suspense, useDeferredValue, useState } from 'react'
import { useBrowseInfiniteQuery, useFacetsQuery } from '../../features/listings-browse/browse.api.ts'
import { CardGrid, CardGridSkeleton } from '../../features/listings-browse/card-grid.tsx'
import { type Choices, filterCount, isFiltered } from '../../features/listings-browse/choices.ts'
import { FilterLists } from '../../features/listings-browse/filter-lists.tsx'
import { FilterSheet } from '../../features/listings-browse/filter-sheet.tsx'
import { ResultBar } from '../../features/listings-browse/result-bar.tsx'
import { useChoices, useUnderstoodSearch } from '../../features/listings-browse/use-understood-search.ts'
import { viewerOf } from '../../shared/current-user.ts'
import { SearchBox } from '../../shared/form/search-box.tsx'
import { rowsOf } from '../../shared/list-page.ts'
import { useMembersOnly } from '../../shared/use-members-only.ts'
import { Button } from '../../ui/button/button.tsx'
import { passTo } from '../../ui/page/focus-content.ts'
import { Wrap } from '../../ui/page/wrap.ts'
import { ErrorState } from '../../ui/state/error-state.tsx'
import { Meta } from '../../ui/text/text.ts'
import { CatalogueCard } from '../catalogue-card.tsx'
import * as S from './browse.styles.ts'

// The listings come first.
const ReadersPart = lazy(() => import('./readers-part.tsx').then((module) => ({ default: module.ReadersPart })))

const NothingFound = lazy(() => import('./nothing-found.tsx').then((module) => ({ default: module.NothingFound })))

/** The catalogue: searched, filtered and read page by page. */
export function BrowsePage() {
  const { user, state, retry } = useMembersOnly('listings')
  const { choices, change, clear } = useChoices()
  const results = useResults(choices, { signedIn: user !== null })
  const understood = useUnderstoodSearch({ choices, change })
  const { data: facets } = useFacetsQuery(choices, { skip: !user })
  const lists = { choices, facets, change: change as (change: object) => void }
  const viewer = user && viewerOf(user)
  const [opened, setOpened] = useState<ReadonlySet<string>>()
  const total = results.total?.toLocaleString('en-GB')
  return (
    <Wrap as="div">
      <S.TitleBar onBlur={understood.settle}>
        <h1>{page('listings').headline}</h1>
        <SearchBox
          label="Search the catalogue"
          placeholder="Title, author, or “thriller under £50k”"
          value={choices.search ?? ''}
          onSearch={understood.search}
        />
        <FilterSheet
          count={filterCount(choices)}
          result={total ? `Show ${total} ${results.total === 1 ? 'listing' : 'listings'}` : 'Show listings'}
          onClear={clear}
        >
          <FilterLists {...lists} withSort />
        </FilterSheet>
      </S.TitleBar>
      <S.Columns>
        <S.Rail aria-label="Filters">
          <S.SkipFilters href="#results" onClick={passTo}>
            Skip filters
          </S.SkipFilters>
          <FilterLists {...lists} />
        </S.Rail>
        <S.Results id="results" tabIndex={-1} aria-label="Results" as="section">
          {/* Nothing of the results before it is known who reads: the month of some stands above them. */}
          {viewer && (
            <Suspense fallback={isMetered(viewer) && <S.MeterRoom />}>
              <ReadersPart
                {...{ viewer, choices }}
                found={results.settled ? results.total : undefined}
                onOpened={setOpened}
              />
            </Suspense>
          )}
          {state === 'away' ? (
            <S.Alone>
              <ErrorState onRetry={retry}>Failed to fetch listings</ErrorState>
            </S.Alone>
          ) : (
            viewer && (
              <Results {...{ results, choices, change, clear, viewer, opened }} filtered={isFiltered(choices)} />
            )
          )}
        </S.Results>
      </S.Columns>
    </Wrap>
  )
}

type ResultsProps = Pick<ReturnType<typeof useChoices>, 'change' | 'clear'> & {
  results: BrowseResults
  choices: Choices
  filtered: boolean
  viewer: Viewer
  opened: ReadonlySet<string> | undefined
}

const number = (count: number) => count.toLocaleString('en-GB')

function Results({ results, choices, change, clear, filtered, viewer, opened }: ResultsProps) {
  const { cards, total = 0, stale, settled, failed, retry } = results
  return (
    <>
      <ResultBar
        count={cards && settled ? `Showing ${number(cards.length)} of ${number(total)} listings` : ''}
        {...{ filtered, choices }}
        change={change as (change: object) => void}
        onClear={clear}
      />
      {cards?.length === 0 && (
        <Suspense>
          <NothingFound {...{ filtered, choices, change }} onClear={clear} />
        </Suspense>
      )}
      {cards && cards.length > 0 && (
        <CardGrid
          cards={cards}
          stale={stale}
          renderCard={(card) => (
            <CatalogueCard {...{ card, viewer }} signedIn opened={opened?.has(card.id)} heading="h2" />
          )}
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

/** The cards read so far, and what can be done about the rest. */
function useResults(choices: Choices, { signedIn }: { signedIn: boolean }) {
  const query = useBrowseInfiniteQuery(choices, { skip: !signedIn })
  const { data, currentData, error, isFetching, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } = query
  const latest = currentData ?? (error ? undefined : data)
  const shown = useDeferredValue(latest) // drawn in slices
  const last = shown?.pages.at(-1)
  return {
    cards: rowsOf(shown),
    total: last?.total,
    /** They are of the choices before. */
    stale: currentData === undefined && shown !== undefined,
    /** They are all that there is to show, and not about to be replaced by what has come. */
    settled: shown !== undefined && shown === currentData,
    failed: Boolean(error) && !isFetching,
    hasMore: hasNextPage,
    isReadingMore: isFetchingNextPage,
    readMore: () => void fetchNextPage(),
    retry: () => void (currentData ? fetchNextPage() : refetch()),
  }
}
type BrowseResults = ReturnType<typeof useResults>
