import type { Listing } from '@storyright/contracts'
import { useDeed } from '../../shared/use-deed.ts'
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx'
import { useMarkSoldMutation } from './agent-assets.api.ts'

/** Asks before a title under option is marked as sold: it never comes back on offer. */
export function MarkSold({ asset: { id, title }, onClose }: { asset: Listing; onClose: () => void }) {
  const [markSold, { isLoading }] = useMarkSoldMutation()
  const carryOut = useDeed('/api/login')
  const confirm = async () => {
    const done = { title: 'Marked as Sold', description: `“${title}” now shows as sold.` }
    await carryOut(() => markSold(id).unwrap(), done, 'Failed to mark as sold')
    onClose()
  }
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={`Mark “${title}” as sold?`}
      description="Do this once the rights have been bought. The title shows as sold and takes no offers again; this cannot be undone."
      confirm="Mark as sold"
      busy={isLoading}
      onConfirm={() => void confirm()}
    />
  )
}
