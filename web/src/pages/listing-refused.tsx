import type { User } from '@storyright/contracts/http'
import { page } from '@storyright/contracts/vocabulary'
import { usePublicListingQuery } from '../entities/listing/listing-cards.api.ts'
import { TextFavourite } from '../features/favourites/text-favourite.tsx'
import { ViewLimit } from '../features/membership/view-limit.tsx'
import { isEarlyAccess, isNotFound, isViewLimit } from '../shared/api-error.ts'
import { paths } from '../shared/paths.ts'
import { useWayBack } from '../shared/router/way-back.ts'
import { BackLink } from '../ui/page/back-link.tsx'
import { Wrap } from '../ui/page/wrap.ts'
import { ListingEarly } from './listing-early.tsx'
import { ListingFailed, ListingMissing } from './listing-states.tsx'

type ListingRefusedProps = { listingId: string; error: unknown; user: User | null; onRetry: () => void }

/** Where a listing would be that could not be read: why, and what can be done about it. */
export function ListingRefused({ listingId, error, user, onRetry }: ListingRefusedProps) {
  if (isNotFound(error)) return <ListingMissing />
  if (isEarlyAccess(error)) return <ListingEarly refusal={error} user={user} />
  if (!isViewLimit(error)) return <ListingFailed onRetry={onRetry} />
  return <AtTheLimit listingId={listingId} />
}

/** What it is called may be known of a listing that does not open. */
function AtTheLimit({ listingId }: { listingId: string }) {
  const { data } = usePublicListingQuery(listingId)
  return (
    <Wrap as="div">
      <BackLink {...useWayBack(paths.listings)}>{page('listings').headline}</BackLink>
      <ViewLimit title={data?.title ?? null} favourite={data && <TextFavourite id={listingId} title={data.title} />} />
    </Wrap>
  )
}
