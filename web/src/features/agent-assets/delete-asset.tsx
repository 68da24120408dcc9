import type { Listing } from '@storyright/contracts/http'
import { runWithToast } from '../../shared/run-with-toast.ts'
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx'
import { useDeleteListingMutation } from './agent-assets.api.ts'

type DeleteAssetProps = { asset: Listing | null; onDeleted: (id: string) => void; onClose: () => void }

/** Confirms before a listing is withdrawn, and reports the result. */
export function DeleteAsset({ asset, onDeleted, onClose }: DeleteAssetProps) {
  const [remove, { isLoading }] = useDeleteListingMutation()
  const confirm = async () => {
    if (!asset) return
    const done = { title: 'Success', description: 'IP asset deleted successfully.' }
    const failed = 'Failed to delete IP asset. Please try again.'
    if (await runWithToast(() => remove(asset.id).unwrap(), done, 'Error', failed)) onDeleted(asset.id)
    onClose()
  }
  return (
    <ConfirmDialog
      open={asset !== null}
      onOpenChange={(open) => !open && onClose()}
      title={asset ? `Delete “${asset.title}”?` : ''}
      description="It is taken out of the catalogue at once, and nobody can open it any more."
      confirm="Delete"
      danger
      busy={isLoading}
      onConfirm={() => void confirm()}
    />
  )
}
