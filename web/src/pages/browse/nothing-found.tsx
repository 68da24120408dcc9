import { lazy, Suspense } from 'react'
import { type Choices, rightsChoices } from '../../features/listings-browse/choices.ts'
import { Button } from '../../ui/button/button.tsx'
import { EmptyState } from '../../ui/state/empty-state.tsx'

const LooserRights = lazy(() =>
  import('../../features/listings-browse/looser-rights.tsx').then((module) => ({ default: module.LooserRights })),
)

type NothingFoundProps = {
  filtered: boolean
  choices: Choices
  change: (change: object) => void
  onClear: () => void
}

/** Where the cards would be, when there are none. */
export function NothingFound({ filtered, choices, change, onClear }: NothingFoundProps) {
  if (!filtered)
    return (
      <EmptyState heading="h2" title="No listings found">
        New titles appear here as agents list them.
      </EmptyState>
    )
  const asksForRights = rightsChoices.some((name) => choices[name])
  return (
    <EmptyState
      heading="h2"
      title="No listings match your filters"
      action={
        <>
          {asksForRights && (
            <Suspense>
              <LooserRights {...{ choices, change }} />
            </Suspense>
          )}
          <Button onClick={onClear}>Clear Filters</Button>
        </>
      }
    >
      {asksForRights
        ? 'Nobody offers these rights as you need them. Ask for less, or use fewer filters.'
        : 'Try fewer filters, or search for something else.'}
    </EmptyState>
  )
}
