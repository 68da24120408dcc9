import { Button } from '../../ui/button/button.tsx'
import { EmptyState } from '../../ui/state/empty-state.tsx'

/** Where the cards would be, when there are none. */
export function NothingFound({ filtered, onClear }: { filtered: boolean; onClear: () => void }) {
  if (!filtered)
    return (
      <EmptyState heading="h2" title="No listings found">
        New titles appear here as agents list them.
      </EmptyState>
    )
  return (
    <EmptyState
      heading="h2"
      title="No listings match your filters"
      action={<Button onClick={onClear}>Clear Filters</Button>}
    >
      Try fewer filters, or another word in the search.
    </EmptyState>
  )
}
