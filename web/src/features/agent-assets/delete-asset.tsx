import type { Listing } from '@storyright/contracts/http'
import { runWithToast } from '../../shared/run-with-toast.ts'
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx'
import { useDeleteListingMutation } from './agent-assets.api.ts'

type DeleteAssetProps = {
  asset: Listing | null
  /** How many pending offers there are on it; undefined while that is not known. */
  pending: number | undefined
  onDeleted: (id: string) => void
  onClose: () => void
}

/** Confirms before a listing is withdrawn, and reports the result. */
export function DeleteAsset({ asset, pending, onDeleted, onClose }: DeleteAssetProps) {
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
      description={`It is taken out of the catalogue at once, and nobody can open it any more. ${whatOfOffers(pending)}`}
      confirm="Delete"
      danger
      busy={isLoading}
      onConfirm={() => void confirm()}
    />
  )
}

function whatOfOffers(pending: number | undefined): string {
  if (pending === 0) return 'No offer waits on it.'
  if (pending === 1) return 'The pending offer on it ends: its card hold is released, and its producer is told.'
  const which = pending === undefined ? 'Pending' : `The ${pending} pending`
  return `${which} offers on it end: their card holds are released, and their producers are told.`
}
