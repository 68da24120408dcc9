import type { BookEnrichment } from '@storyright/contracts/http'
import { useEnrichmentsOfQuery } from '../../../entities/enrichment/enrichment.api.ts'
import { SourceChoice } from '../../../entities/enrichment/source-choice.tsx'
import { TitleCell } from '../../../entities/listing/title-cell.tsx'
import { paths } from '../../../shared/paths.ts'
import { type Fact, Facts } from '../../../ui/data/facts.tsx'
import { Part } from '../../../ui/page/part.tsx'
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import { ErrorState } from '../../../ui/state/error-state.tsx'
import { presenceLabels, ratingWords } from '../book-words.ts'
import * as S from '../books.styles.ts'
import { Takeover } from './takeover.tsx'

/** A listing beside what Google Books says of it, and what could be taken over. */
export function LookedUp({ book }: { book: BookEnrichment }) {
  const { listing, enrichedData } = book
  return (
    <S.Parts>
      <TitleCell work={listing} to={paths.listing(listing.id)} />
      <Part title="At Google Books">
        {enrichedData ? (
          <S.Columns>
            <Facts facts={factsOf(enrichedData)} />
            <Found listingId={listing.id} />
          </S.Columns>
        ) : (
          <Found listingId={listing.id} />
        )}
      </Part>
      <Part title="What can be taken over">
        <Takeover book={book} />
      </Part>
    </S.Parts>
  )
}

/** What of it is thought to be this work, which can be decided otherwise. */
function Found({ listingId }: { listingId: string }) {
  const { data, isError, isFetching, refetch } = useEnrichmentsOfQuery(listingId)
  const found = data?.sources.find(({ source }) => source === 'books')
  if (found) return <SourceChoice listingId={listingId} found={found} />
  if (isError && !isFetching)
    return <ErrorState onRetry={() => void refetch()}>What was found could not be read.</ErrorState>
  return <Skeleton $h={120} />
}

function factsOf(data: NonNullable<BookEnrichment['enrichedData']>): Fact[] {
  const { publisher, publishedDate, pageCount, categories, isbn, commercialIndicators } = data
  const { marketPresence, popularityScore } = commercialIndicators
  const facts = [
    { term: 'Publisher', value: publisher },
    { term: 'Published', value: publishedDate },
    { term: 'Pages', value: pageCount?.toLocaleString('en-GB') },
    { term: 'Categories', value: categories.join(', ') },
    { term: 'ISBN', value: isbn },
    { term: 'Rating', value: ratingWords(data) },
    { term: 'Market presence', value: presenceLabels[marketPresence] },
    { term: 'Popularity', value: `${Math.round(popularityScore)} of 100` },
  ]
  return facts.filter(({ value }) => value)
}
