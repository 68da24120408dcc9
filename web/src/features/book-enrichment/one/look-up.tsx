import { enrichmentMessages } from '@storyright/contracts/vocabulary'
import { useEffect } from 'react'
import { useSearchParams } from 'react-router-dom'
import { errorMessage } from '../../../shared/api-error.ts'
import { toastFailure } from '../../../shared/toast-failure.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Part } from '../../../ui/page/part.tsx'
import { PartsSkeleton } from '../../../ui/page/parts.tsx'
import { ErrorState } from '../../../ui/state/error-state.tsx'
import { useLookUpBookQuery } from '../books.api.ts'
import * as S from '../books.styles.ts'
import { TitleSearch } from '../title-search.tsx'
import { LookedUp } from './looked-up.tsx'

/** One listing at Google Books; which one stands in the address. */
export function LookUp() {
  const [address, setAddress] = useSearchParams()
  const listingId = address.get('listing')
  const choose = (id: string | null) => setAddress(id ? { listing: id } : {}, { preventScrollReset: true })
  if (!listingId)
    return (
      <Part title="Look a listing up">
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
  if (!data) return <PartsSkeleton says="Asking Google Books" heights={[72, 260]} />
  return <LookedUp book={data} />
}
