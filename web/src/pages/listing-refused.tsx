import type { User } from '@storyright/contracts/http'
import { page } from '@storyright/contracts/vocabulary'
import { ViewLimit } from '../features/membership/view-limit.tsx'
import { errorMessage, isEarlyAccess, isNotFound, isViewLimit } from '../shared/api-error.ts'
import { paths } from '../shared/paths.ts'
import { BackLink } from '../ui/page/back-link.tsx'
import { Wrap } from '../ui/page/wrap.ts'
import { ListingEarly } from './listing-early.tsx'
import { ListingFailed, ListingMissing } from './listing-states.tsx'

type ListingRefusedProps = { error: unknown; user: User | null; onRetry: () => void }

/** Where a listing would be that could not be read: why, and what can be done about it. */
export function ListingRefused({ error, user, onRetry }: ListingRefusedProps) {
  if (isNotFound(error)) return <ListingMissing />
  if (isEarlyAccess(error)) return <ListingEarly refusal={error} user={user} />
  if (!isViewLimit(error)) return <ListingFailed onRetry={onRetry} />
  return (
    <Wrap as="div">
      <BackLink to={paths.listings}>{page('listings').headline}</BackLink>
      <ViewLimit says={errorMessage(error, 'You have opened the listings of this month.')} />
    </Wrap>
  )
}
