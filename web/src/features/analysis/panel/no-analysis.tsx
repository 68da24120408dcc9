import { Button } from '../../../ui/button/button.tsx'
import { Note } from '../../../ui/state/note.tsx'

/** There is none to show: it failed, or there is nothing to say. */
export function NoAnalysis({ text, onRetry, busy }: { text: string; onRetry: () => void; busy: boolean }) {
  return (
    <Note
      tone="bad"
      role="alert"
      action={
        <Button small busy={busy} onClick={onRetry}>
          Retry Analysis
        </Button>
      }
    >
      {text}
    </Note>
  )
}
