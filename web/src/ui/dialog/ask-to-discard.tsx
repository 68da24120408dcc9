import { lazy, Suspense } from 'react'

const ConfirmDialog = lazy(() => import('./confirm-dialog.tsx').then((module) => ({ default: module.ConfirmDialog })))

type AskToDiscardProps = { open: boolean; onStay: () => void; onDiscard: () => void }

/** The one question about what would be lost. */
export const AskToDiscard = ({ open, onStay, onDiscard }: AskToDiscardProps) =>
  open && (
    <Suspense>
      <ConfirmDialog
        open
        onOpenChange={(stays) => !stays && onStay()}
        title="Leave without saving?"
        description="What you typed here has not been saved. It is gone once you leave."
        confirm="Leave"
        cancel="Stay"
        danger
        onConfirm={onDiscard}
      />
    </Suspense>
  )
