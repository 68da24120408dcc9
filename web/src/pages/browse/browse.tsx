import { page } from '@storyright/contracts/vocabulary'
import { useFacetsQuery } from '../../features/listings-browse/browse.api.ts'
import { isFiltered } from '../../features/listings-browse/choices.ts'
import { FilterLists } from '../../features/listings-browse/filter-lists.tsx'
import { FilterSheet } from '../../features/listings-browse/filter-sheet.tsx'
import { chosen } from '../../features/listings-browse/filters.ts'
import { useChoices } from '../../features/listings-browse/use-choices.ts'
import { useTrackedSearch } from '../../features/listings-browse/use-tracked-search.ts'
import { useUnderstoodSearch } from '../../features/listings-browse/use-understood-search.ts'
import { viewerOf } from '../../shared/current-user.ts'
import { SearchBox } from '../../shared/form/search-box.tsx'
import { useMembersOnly } from '../../shared/use-members-only.ts'
import { Wrap } from '../../ui/page/wrap.ts'
import { ErrorState } from '../../ui/state/error-state.tsx'
import * as S from './browse.styles.ts'
import { Results } from './results.tsx'
import { useResults } from './use-results.ts'

/** The catalogue: searched, filtered and read page by page. */
export function BrowsePage() {
  const { user, state, retry } = useMembersOnly('listings')
  const { choices, change, clear } = useChoices()
  const results = useResults(choices, { signedIn: user !== null })
  const understood = useUnderstoodSearch({ choices, change })
  useTrackedSearch(choices, results.settled ? results.total : undefined)
  const { data: facets } = useFacetsQuery(choices, { skip: !user })
  const lists = { choices, facets, onChoose: (name: string, value?: string) => change({ [name]: value } as object) }
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
          count={chosen(choices).length}
          result={total ? `Show ${total} ${results.total === 1 ? 'listing' : 'listings'}` : 'Show listings'}
          onClear={clear}
        >
          <FilterLists {...lists} withSort />
        </FilterSheet>
      </S.TitleBar>
      <S.Columns>
        <S.Rail aria-label="Filters">
          <FilterLists {...lists} />
        </S.Rail>
        <S.Results>
          {state === 'away' ? (
            <S.Alone>
              <ErrorState onRetry={retry}>Failed to fetch listings</ErrorState>
            </S.Alone>
          ) : (
            <Results
              {...{ results, choices, change, clear }}
              filtered={isFiltered(choices)}
              viewer={user && viewerOf(user)}
            />
          )}
        </S.Results>
      </S.Columns>
    </Wrap>
  )
}
