import { paging } from '@storyright/contracts/vocabulary'
import { useFeaturedListingsQuery } from '../../entities/listing/featured.api.ts'
import { Skeleton } from '../../ui/skeleton/skeleton.tsx'
import { ErrorState } from '../../ui/state/error-state.tsx'
import { Note } from '../../ui/state/note.tsx'
import { Meta } from '../../ui/text/text.ts'
import { useTitlesForQuery } from './featured-choice.api.ts'
import { type Changing, Titles } from './titles.tsx'

export function FoundTitles({ search, ...changing }: Changing & { search: string }) {
  const { currentData, error, isFetching, refetch } = useTitlesForQuery(search)
  const { data: shown = [] } = useFeaturedListingsQuery()
  const full = shown.length === paging.featuredMaximum && shown.every(({ isFeatured }) => isFeatured)
  if (currentData?.length === 0) return <Meta role="status">No title is like that.</Meta>
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
