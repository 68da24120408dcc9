import { ButtonLink } from '../../ui/button/button-link.tsx'
import { EmptyState } from '../../ui/state/empty-state.tsx'

/** What stands at the address of a discussion that a moderator has removed. */
export function RemovedDiscussion() {
  return (
    <EmptyState
      heading="h1"
      title="Discussion removed"
      action={
        <ButtonLink to="/forum" variant="primary">
          Back to the forum
        </ButtonLink>
      }
    >
      A moderator has removed this discussion. Its author has been told why.
    </EmptyState>
  )
}
