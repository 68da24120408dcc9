import { runWithToast } from '../../shared/run-with-toast.ts'
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx'
import { useForgetTrackedMutation } from './account.api.ts'

const done = { title: 'Deleted', description: 'What was recorded of you has been deleted.' }

/** Asks before everything that was recorded of somebody is deleted. */
export function DeleteRecorded({ onClose }: { onClose: () => void }) {
  const [forget, { isLoading }] = useForgetTrackedMutation()
  const confirm = async () => {
    const failed = 'What was recorded could not be deleted. Please try again.'
    if (await runWithToast(() => forget().unwrap(), done, 'Not Deleted', failed)) onClose()
  }
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Delete what was recorded?"
      description="Your searches, views, shares and answers to recommendations are deleted, and cannot be brought back. Your favourites and offers stay, and recommendations begin anew with those: a title that you said was not for you may come again."
      confirm="Delete what was recorded"
      danger
      busy={isLoading}
      onConfirm={() => void confirm()}
    />
  )
}
