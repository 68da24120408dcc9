import { ButtonLink } from '../ui/button/button-link.tsx'
import { Wrap } from '../ui/page/wrap.ts'
import { EmptyState } from '../ui/state/empty-state.tsx'

/** Any address that is no page of ours. */
export function NotFound() {
  return (
    <Wrap as="div">
      <EmptyState
        heading="h1"
        title="Page Not Found"
        action={
          <ButtonLink to="/" variant="primary">
            Return Home
          </ButtonLink>
        }
      >
        There is no page at this address. It may have moved, or the link may be incomplete.
      </EmptyState>
    </Wrap>
  )
}
