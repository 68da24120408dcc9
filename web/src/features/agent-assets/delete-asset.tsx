import type { Listing } from '@storyright/contracts/http'
import { isUnauthorised, saidBy } from '../../shared/api-error.ts'
import { loggedOut, useLeaveForSignIn } from '../../shared/sign-in-first.ts'
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx'
import { toast } from '../../ui/toast/toasts.ts'
import { useDeleteListingMutation } from './agent-assets.api.ts'

type DeleteAssetProps = { asset: Listing | null; onDeleted: (id: string) => void; onClose: () => void }

/** Asks before a listing is withdrawn, and says how it went. */
export function DeleteAsset({ asset, onDeleted, onClose }: DeleteAssetProps) {
  const leave = useLeaveForSignIn('/api/login')
  const [remove, { isLoading }] = useDeleteListingMutation()
  const confirm = async () => {
    if (!asset) return
    try {
      await remove(asset.id).unwrap()
      onDeleted(asset.id)
      toast({ title: 'Success', description: 'IP asset deleted successfully.' })
    } catch (error) {
      if (isUnauthorised(error)) leave(loggedOut)
      else {
        const description = saidBy(error, 'Failed to delete IP asset. Please try again.')
        toast({ title: 'Error', description, variant: 'destructive' })
      }
    }
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
