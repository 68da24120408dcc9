import { paging } from '@storyright/contracts/vocabulary'
import { useState } from 'react'
import { useFeaturedListingsQuery } from '../../entities/listing/featured.api.ts'
import { SearchAtPause } from '../../shared/form/search-at-pause.tsx'
import { SectionHead } from '../../ui/page/section-head.tsx'
import { Skeleton } from '../../ui/skeleton/skeleton.tsx'
import { ErrorState } from '../../ui/state/error-state.tsx'
import { Note } from '../../ui/state/note.tsx'
import { Meta } from '../../ui/text/text.ts'
import * as S from './featured-choice.styles.ts'
import { FoundTitles } from './found-titles.tsx'
import { Titles } from './titles.tsx'

/** What the home page features, and a search for what it should. */
export function FeaturedChoice() {
  const [search, setSearch] = useState('')
  return (
    <S.Columns>
      <S.Part aria-labelledby="featured-now">
        <SectionHead title="On the home page" id="featured-now" />
        <ShownTitles />
      </S.Part>
      <S.Part aria-labelledby="featured-next">
        <SectionHead title="Choose titles" id="featured-next" />
        <SearchAtPause
          label="Search the catalogue"
          placeholder="Title, author, description or tag"
          onSearch={setSearch}
        />
        {search ? <FoundTitles search={search} /> : <Meta>Search for a title to feature it.</Meta>}
      </S.Part>
    </S.Columns>
  )
}

/** Of one title; most often there are as many as may be. */
const rowHeight = 70

function ShownTitles() {
  const { data, error, isFetching, refetch } = useFeaturedListingsQuery(undefined, { refetchOnMountOrArgChange: true })
  if (!data && error && !isFetching)
    return <ErrorState onRetry={() => void refetch()}>The featured titles could not be read.</ErrorState>
  if (!data) return <Skeleton $h={paging.featuredMaximum * rowHeight} />
  const isChosen = data.some(({ isFeatured }) => isFeatured)
  return (
    <>
      {!isChosen && <Note>None is chosen, so the home page shows the highest viability scores.</Note>}
      <Titles label="Featured titles" titles={data} />
      {isChosen && <Meta>{`${data.length} of at most ${paging.featuredMaximum}`}</Meta>}
    </>
  )
}
