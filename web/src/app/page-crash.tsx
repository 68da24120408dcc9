import { Button } from '../ui/button/button.tsx'
import { Wrap } from '../ui/page/wrap.ts'
import { EmptyState } from '../ui/state/empty-state.tsx'

/** Shown instead of a page that failed to load, for instance after a new release, or to render. */
export function PageCrash() {
  const reload = (
    <Button variant="primary" onClick={() => window.location.reload()}>
      Try again
    </Button>
  )
  return (
    <Wrap role="alert">
      <EmptyState heading="h1" title="This page could not be shown" action={reload}>
        Something went wrong on our side, or the connection was lost.
      </EmptyState>
    </Wrap>
  )
}
