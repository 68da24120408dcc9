import type { BookEnrichment } from '@storyright/contracts/http'
import { enrichmentMessages } from '@storyright/contracts/vocabulary'
import { useEffect } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useEnrichmentsOfQuery } from '../../../entities/enrichment/enrichment.api.ts'
import { SourceChoice } from '../../../entities/enrichment/source-choice.tsx'
import { TitleCell } from '../../../entities/listing/title-cell.tsx'
import { errorMessage } from '../../../shared/api-error.ts'
import { paths } from '../../../shared/paths.ts'
import { toastFailure } from '../../../shared/toast-failure.ts'
import { Button } from '../../../ui/button/button.tsx'
import { type Fact, Facts } from '../../../ui/data/facts.tsx'
import { Part } from '../../../ui/page/part.tsx'
import { PartsSkeleton } from '../../../ui/page/parts.tsx'
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import { ErrorState } from '../../../ui/state/error-state.tsx'
import { presenceLabels, ratingWords } from '../book-words.ts'
import { useLookUpBookQuery } from '../books.api.ts'
import * as S from '../books.styles.ts'
import { TitleSearch } from '../title-search.tsx'
import { Takeover } from './takeover.tsx'

/** One listing at Google Books; which one stands in the address. */
export function LookUp() {
  const [address, setAddress] = useSearchParams()
  const listingId = address.get('listing')
  const choose = (id: string | null) => setAddress(id ? { listing: id } : {}, { preventScrollReset: true })
  if (!listingId)
    return (
      <Part title="Find a listing">
        <S.Narrow>
          <TitleSearch verb="Enrich" onChoose={({ id }) => choose(id)} />
        </S.Narrow>
      </Part>
    )
  return (
    <S.Part>
      <div>
        <Button small onClick={() => choose(null)}>
          Another listing
        </Button>
      </div>
      <OneListing key={listingId} listingId={listingId} />
    </S.Part>
  )
}

function OneListing({ listingId }: { listingId: string }) {
  const { data, error, isFetching, refetch } = useLookUpBookQuery(listingId)
  useEffect(() => {
    if (error) toastFailure(enrichmentMessages.bookFailed, error, enrichmentMessages.bookFailedFallback)
  }, [error])
  if (error && !isFetching)
    return (
      <ErrorState onRetry={() => void refetch()}>
        {errorMessage(error, enrichmentMessages.bookFailedFallback)}
      </ErrorState>
    )
  if (!data) return <PartsSkeleton message="Asking Google Books" heights={[72, 260]} />
  return <LookedUp book={data} />
}

/** A listing beside what Google Books says of it, and what could be taken over. */
function LookedUp({ book }: { book: BookEnrichment }) {
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
      <Part title="Fields to apply">
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
