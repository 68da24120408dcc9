import { Note } from '../../../ui/state/note.tsx'
import type { faultsByTab } from './form-tabs.ts'

const numbers = ['', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine']
const listOf = new Intl.ListFormat('en-GB')

/** How much is still to be put right, and where. */
export function FaultSummary({ tabs }: { tabs: ReturnType<typeof faultsByTab> }) {
  const faulty = tabs.filter(({ faults }) => faults > 0)
  const total = faulty.reduce((sum, { faults }) => sum + faults, 0)
  if (total === 0) return null
  return (
    <Note tone="bad" role="status">
      <b>{`${numbers[total] ?? total} ${total === 1 ? 'thing' : 'things'} to fix before this can be saved.`}</b>
      <span>{` See ${listOf.format(faulty.map(({ label }) => label))}.`}</span>
    </Note>
  )
}
