import { limits, paging } from '@storyright/contracts/vocabulary'
import { useFeaturedListingsQuery } from '../../entities/listing/featured.api.ts'
import { SearchBox } from '../../shared/form/search-box.tsx'
import { useAsked } from '../../shared/use-asked.ts'
import { SectionHead } from '../../ui/page/section-head.tsx'
import { Skeleton } from '../../ui/skeleton/skeleton.tsx'
import { ErrorState } from '../../ui/state/error-state.tsx'
import { Note } from '../../ui/state/note.tsx'
import { Meta } from '../../ui/text/text.ts'
import { ChoiceConflictDialog } from './choice-conflict.tsx'
import { useChosenTitlesQuery } from './featured-choice.api.ts'
import * as S from './featured-choice.styles.ts'
import { FoundTitles } from './found-titles.tsx'
import { type Changing, Titles } from './titles.tsx'
import { useChangeChoice } from './use-change-choice.ts'

/** What the home page features, and a search for what it should, which stands in the address. */
export function FeaturedChoice() {
  const { address, change } = useAsked()
  const { conflict, leave, ...changing } = useChangeChoice()
  const search = address.get('search')?.trim().slice(0, limits.search) ?? ''
  return (
    <S.Columns>
      <S.Part aria-labelledby="featured-now">
        <SectionHead title="On the home page" id="featured-now" />
        <ShownTitles {...changing} />
      </S.Part>
      <S.Part aria-labelledby="featured-next">
        <SectionHead title="Choose titles" id="featured-next" />
        <SearchBox
          label="Search the catalogue"
          placeholder="Title, author, description or tag"
          value={search}
          onSearch={(words) => change({ search: words })}
        />
        {search ? <FoundTitles search={search} {...changing} /> : <Meta>Search for a title to feature it.</Meta>}
      </S.Part>
      {conflict && <ChoiceConflictDialog conflict={conflict} change={changing.change} leave={leave} />}
    </S.Columns>
  )
}

/** Of one title; most often there are as many as may be. */
const rowHeight = 70

/** What was chosen, also where it is optioned by now; while nothing of it can be shown, what the home page shows instead. */
function ShownTitles(changing: Changing) {
  const afresh = { refetchOnMountOrArgChange: true }
  const shown = useFeaturedListingsQuery(undefined, afresh)
  const chosen = useChosenTitlesQuery(undefined, afresh)
  const reads = [shown, chosen]
  if (reads.some(({ data, error, isFetching }) => !data && error && !isFetching))
    return (
      <ErrorState
        onRetry={() => {
          for (const { refetch } of reads) void refetch()
        }}
      >
        The featured titles could not be read.
      </ErrorState>
    )
  if (!shown.data || !chosen.data) return <Skeleton $h={paging.featuredMaximum * rowHeight} />
  const { thing: titles } = chosen.data
  const available = titles.filter(({ status }) => status === 'available')
  const none = titles.length === 0
  return (
    <>
      {!none && <Titles label="Featured titles" titles={titles} {...changing} />}
      {available.length === 0 && (
        <>
          <Note>
            {`${none ? 'None is chosen' : 'None of them is available'}, so the home page shows the highest viability scores.`}
          </Note>
          <Titles label={none ? 'Featured titles' : 'Shown instead'} titles={shown.data} {...changing} />
        </>
      )}
      {available.length > 0 && (
        <Meta>
          {`${available.length} of at most ${paging.featuredMaximum}${available.length < titles.length ? '; the others wait until they are available again' : ''}`}
        </Meta>
      )}
    </>
  )
}
