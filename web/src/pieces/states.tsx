import { Button } from '../ui/button/button.tsx'
import { EmptyState } from '../ui/state/empty-state.tsx'
import { ErrorState } from '../ui/state/error-state.tsx'
import { Note } from '../ui/state/note.tsx'
import { Pair } from './line.ts'

export function States() {
  return (
    <Pair>
      <EmptyState title="No listings match your filters" action={<Button small>Clear Filters</Button>}>
        Widen the price range or remove a genre. 612 listings are under £50k.
      </EmptyState>
      <Pair as="div" style={{ gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <ErrorState onRetry={() => {}}>Failed to fetch listings. The rest of the page is current.</ErrorState>
        <ErrorState onRetry={() => {}} busy>
          Failed to fetch the featured titles.
        </ErrorState>
        <Note tone="wait">Your hold ends on 28 Nov 2026. The agent has been reminded.</Note>
        <Note>You are signed in as a producer.</Note>
      </Pair>
    </Pair>
  )
}
