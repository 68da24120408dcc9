import { Button } from '../../ui/button/button.tsx'
import { EmptyState } from '../../ui/state/empty-state.tsx'
import type { CommentsAsked } from './comments.api.ts'

/** Why no comment is shown: there is none, none on that listing, or none so far back. */
export function Nothing({ asked: { page, listingId }, onFirst }: { asked: CommentsAsked; onFirst: () => void }) {
  if (page > 1)
    return (
      <EmptyState title="Nothing on this page" action={<Button onClick={onFirst}>First page</Button>}>
        There are fewer comments than that.
      </EmptyState>
    )
  if (listingId)
    return (
      <EmptyState title="No comments on this listing">{`Listing ${listingId} has none, or does not exist.`}</EmptyState>
    )
  return <EmptyState title="No comments yet">What premium members write on listings stands here.</EmptyState>
}
