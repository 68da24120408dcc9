import { forumCategories, forumCategoryLabels, forumFilters, forumSorts } from '@storyright/contracts/vocabulary'
import { useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { SearchBox } from '../../../shared/form/search-box.tsx'
import { ExportLink } from '../../../shared/rows/export-link.tsx'
import { useRows } from '../../../shared/rows/use-rows.ts'
import { useAppDispatch } from '../../../shared/store.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Chip, Chips } from '../../../ui/chip/chip.tsx'
import { ListFoot } from '../../../ui/data/list-foot.tsx'
import { Segments } from '../../../ui/field/segments.tsx'
import { Select } from '../../../ui/field/select.tsx'
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import { EmptyState } from '../../../ui/state/empty-state.tsx'
import { ErrorState } from '../../../ui/state/error-state.tsx'
import { choicesOf, type ForumChoices, queryOf, usualSort } from '../choices.ts'
import { forumPostsCsv, startAtFirstPage, useForumPostsInfiniteQuery } from '../forum.api.ts'
import * as S from './list.styles.ts'
import { PostRow } from './post-row.tsx'

/** Discussions are fresh so long: whoever comes back to the list finds it as it was, and what is new soon after. */
const FRESH_SECONDS = 15

const sorts = [
  { value: 'latest', label: 'Latest activity' },
  { value: 'newest', label: 'Newest' },
  { value: 'replies', label: 'Most replies' },
]
/** Of what was searched for. */
const sortsOfFound = [{ value: 'relevance', label: 'Relevance' }, ...sorts]
const shows = [
  { value: 'all', label: 'All' },
  { value: 'unread', label: 'Unread' },
  { value: 'unanswered', label: 'Unanswered' },
]

/** The forum's discussions by category, tag and search, read page by page. */
export function PostList() {
  const { choices, change, clear } = useForumChoices()
  const query = useForumPostsInfiniteQuery(choices, { refetchOnMountOrArgChange: FRESH_SECONDS })
  const { rows: posts, total, isFailed, hasMore, isReadingMore, readMore, retry } = useRows(query)
  const isStale = query.currentData === undefined
  const isFiltered = Object.keys(choices).some((name) => name !== 'sort')
  return (
    <S.Layout>
      <Categories choices={choices} />
      <div>
        <S.Bar>
          <S.Counted role="status">
            {posts && !isStale && `${total.toLocaleString('en-GB')} ${total === 1 ? 'discussion' : 'discussions'}`}
          </S.Counted>
          {(choices.tag || choices.search) && (
            <Chips aria-label="Chosen">
              {choices.search && (
                <li>
                  <Chip label={`“${choices.search}”`} onRemove={() => change({ search: undefined })} />
                </li>
              )}
              {choices.tag && (
                <li>
                  <Chip label={`Tag: ${choices.tag}`} onRemove={() => change({ tag: undefined })} />
                </li>
              )}
            </Chips>
          )}
          <Segments
            name="only"
            legend="Show"
            options={shows}
            value={choices.only ?? 'all'}
            onChange={(only) => change({ only: forumFilters.find((one) => one === only) })}
          />
          <S.Sort>
            Sort
            <Select
              small
              options={choices.search ? sortsOfFound : sorts}
              value={choices.sort ?? usualSort(choices.search)}
              onChange={({ target }) => change({ sort: forumSorts.find((one) => one === target.value) })}
            />
          </S.Sort>
          <SearchBox
            label="Search discussions"
            placeholder="Search discussions"
            value={choices.search ?? ''}
            onSearch={(text) => change({ search: text || undefined }, { replace: Boolean(choices.search) })}
          />
        </S.Bar>
        {posts?.length === 0 && !isFailed && <Nothing filtered={isFiltered} onClear={clear} />}
        {posts && posts.length > 0 && (
          <S.List aria-label="Discussions" aria-busy={isStale}>
            {posts.map((post) => (
              <PostRow key={post.id} post={post} />
            ))}
          </S.List>
        )}
        {!posts && !isFailed && <Waiting />}
        {isFailed && <ErrorState onRetry={retry}>Discussions could not be loaded.</ErrorState>}
        {posts && posts.length > 0 && (
          <S.Foot>
            <ListFoot
              shown={posts.length}
              total={total}
              onMore={hasMore && !isFailed && readMore}
              busy={isReadingMore}
            />
            <ExportLink href={forumPostsCsv(choices)} of="Discussions" />
          </S.Foot>
        )}
      </div>
    </S.Layout>
  )
}

function Nothing({ filtered, onClear }: { filtered: boolean; onClear: () => void }) {
  if (!filtered)
    return (
      <EmptyState heading="h2" title="No discussions yet">
        Begin the first one.
      </EmptyState>
    )
  return (
    <EmptyState heading="h2" title="No discussions match" action={<Button onClick={onClear}>Clear Filters</Button>}>
      Try another word, another category, or fewer of them.
    </EmptyState>
  )
}

const Waiting = () => (
  <S.Waiting>
    {['a', 'b', 'c', 'd', 'e'].map((row) => (
      <Skeleton key={row} $h={112} />
    ))}
  </S.Waiting>
)

type Change = { [Name in keyof ForumChoices]: ForumChoices[Name] | undefined }

/** The choices of the address, and the way to change them. Further typing replaces the address; anything else is a step to go back from. */
function useForumChoices() {
  const [address, setAddress] = useSearchParams()
  const dispatch = useAppDispatch()
  const choices = useMemo(() => choicesOf(address), [address])
  const change = (wanted: Change, { replace = false } = {}) => {
    const chosen = choicesOf(queryOf({ ...choices, ...wanted }))
    dispatch(startAtFirstPage(chosen))
    setAddress(queryOf(chosen), { replace, preventScrollReset: true })
  }
  return {
    choices,
    change,
    clear: () => change({ category: undefined, tag: undefined, search: undefined, only: undefined }),
  }
}

/** The forum's categories; one at a time, or all. */
function Categories({ choices }: { choices: ForumChoices }) {
  const link = (label: string, category: ForumChoices['category']) => (
    <li key={label}>
      <S.Category
        to={{ search: queryOf({ ...choices, category }).toString() }}
        preventScrollReset
        aria-current={choices.category === category}
      >
        {label}
      </S.Category>
    </li>
  )
  return (
    <S.Rail aria-label="Categories">
      <ul>
        {link('All Discussions', undefined)}
        {forumCategories.map((category) => link(forumCategoryLabels[category], category))}
      </ul>
    </S.Rail>
  )
}
