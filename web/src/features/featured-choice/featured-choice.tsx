import type { ListingCard } from '@storyright/contracts/http'
import { limits, paging } from '@storyright/contracts/vocabulary'
import styled from 'styled-components'
import { useFeaturedListingsQuery } from '../../entities/listing/listing-cards.api.ts'
import { StatusBadge } from '../../entities/listing/status-badge.tsx'
import { SearchBox } from '../../shared/form/search-box.tsx'
import { paths } from '../../shared/paths.ts'
import { useAsked } from '../../shared/use-asked.ts'
import { Button } from '../../ui/button/button.tsx'
import { Link } from '../../ui/link/link.tsx'
import { SectionHead } from '../../ui/page/section-head.tsx'
import { Skeleton } from '../../ui/skeleton/skeleton.tsx'
import { ErrorState } from '../../ui/state/error-state.tsx'
import { Note } from '../../ui/state/note.tsx'
import { By, Meta } from '../../ui/text/text.ts'
import { VisuallyHidden } from '../../ui/text/visually-hidden.ts'
import { below, theme } from '../../ui/theme/theme.ts'
import { type ChangeChoice, ChoiceConflictDialog, useChangeChoice } from './choice-conflict.tsx'
import { useChosenTitlesQuery, useTitlesForQuery } from './featured-choice.api.ts'

const Columns = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${theme.s8} ${theme.s10};
  align-items: start;
  padding-top: ${theme.s6};
  ${below.rail} {
    grid-template-columns: minmax(0, 1fr);
  }
`
const Part = styled.section`
  display: grid;
  gap: ${theme.s4};
`
const TitlesList = styled.ul`
  li {
    display: flex;
    justify-content: space-between;
    align-items: center;
    gap: ${theme.s4};
    padding-block: ${theme.s3};
    border-bottom: ${theme.hair} solid ${theme.line};
  }
  a {
    font: 420 17px/1.3 ${theme.serif};
  }
`

/** What the home page features, and a search for what it should, which stands in the address. */
export function FeaturedChoice() {
  const { address, change } = useAsked()
  const { conflict, leave, ...changing } = useChangeChoice()
  const search = address.get('search')?.trim().slice(0, limits.search) ?? ''
  return (
    <Columns>
      <Part aria-labelledby="featured-now">
        <SectionHead title="On the home page" id="featured-now" />
        <ShownTitles {...changing} />
      </Part>
      <Part aria-labelledby="featured-next">
        <SectionHead title="Choose titles" id="featured-next" />
        <SearchBox
          label="Search the catalogue"
          placeholder="Title, author, description or tag"
          value={search}
          onSearch={(words) => change({ search: words })}
        />
        {search ? <FoundTitles search={search} {...changing} /> : <Meta>Search for a title to feature it.</Meta>}
      </Part>
      {conflict && <ChoiceConflictDialog conflict={conflict} change={changing.change} leave={leave} />}
    </Columns>
  )
}

/** Of one title; most often there are as many as may be. */
const rowHeight = 70

/** What was chosen, also where it is optioned by now; while nothing of it can be shown, what the home page shows instead. */
function ShownTitles(changing: ChoiceChange) {
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

function FoundTitles({ search, ...changing }: ChoiceChange & { search: string }) {
  const { currentData, error, isFetching, refetch } = useTitlesForQuery(search)
  const { data: shown = [] } = useFeaturedListingsQuery()
  const full = shown.length === paging.featuredMaximum && shown.every(({ isFeatured }) => isFeatured)
  if (currentData?.length === 0) return <Meta role="status">No titles match.</Meta>
  if (currentData)
    return (
      <>
        {full && <Note>{`${paging.featuredMaximum} titles are featured. Take one out to feature another.`}</Note>}
        <Titles label="Found titles" titles={currentData} full={full} {...changing} />
      </>
    )
  if (!error || isFetching) return <Skeleton $h={240} />
  return <ErrorState onRetry={() => void refetch()}>The titles could not be read.</ErrorState>
}

/** `changing` is the title that is being changed: one at a time, since each is a change of the choice before. */
type ChoiceChange = Pick<ChangeChoice, 'change' | 'changing'>
type TitlesProps = ChoiceChange & { label: string; titles: ListingCard[]; full?: boolean }

/** Titles in a column, each to take out or, unless it is `full`, to feature. */
function Titles({ label, titles, full = false, ...changing }: TitlesProps) {
  return (
    <TitlesList aria-label={label}>
      {titles.map((title) => (
        <Title key={title.id} title={title} full={full} {...changing} />
      ))}
    </TitlesList>
  )
}

function Title({ title: card, full, change, changing }: ChoiceChange & { title: ListingCard; full: boolean }) {
  const { id, title, author, status, isFeatured } = card
  return (
    <li>
      <div>
        <Link to={paths.listing(id)}>{title}</Link>
        <By>{`by ${author}`}</By>
        {status !== 'available' && <StatusBadge status={status} />}
      </div>
      <Button
        small
        busy={changing === id}
        disabled={(changing !== undefined && changing !== id) || (full && !isFeatured)}
        onClick={() => void change(card)}
      >
        <span>{isFeatured ? 'Take out' : 'Feature'}</span>
        <VisuallyHidden>{` ${title}`}</VisuallyHidden>
      </Button>
    </li>
  )
}
