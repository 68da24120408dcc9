import { useState } from 'react'
import { runWithToast } from '../../../shared/run-with-toast.ts'
import { QuietButton } from '../../../ui/button/quiet-button.tsx'
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx'

type DeleteTextProps = { kind: 'discussion' | 'reply'; onDelete: () => Promise<unknown>; onDone?: () => void }

/** Deletes what one wrote oneself, once that was confirmed. */
export function DeleteText({ kind, onDelete, onDone }: DeleteTextProps) {
  const [asked, setAsked] = useState(false)
  const [busy, setBusy] = useState(false)
  const run = async () => {
    setBusy(true)
    const done = { title: kind === 'reply' ? 'Reply deleted' : 'Discussion deleted' }
    const isDone = await runWithToast(onDelete, done, 'Error', `Failed to delete ${kind}`)
    setBusy(false)
    setAsked(false)
    if (isDone) onDone?.()
  }
  return (
    <>
      <QuietButton onClick={() => setAsked(true)}>Delete</QuietButton>
      <ConfirmDialog
        open={asked}
        onOpenChange={setAsked}
        title={`Delete this ${kind}?`}
        description="Nobody will be able to read it any more."
        confirm="Delete"
        danger
        busy={busy}
        onConfirm={run}
      />
    </>
  )
}
