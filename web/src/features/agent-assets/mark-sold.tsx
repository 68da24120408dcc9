import type { Listing } from '@storyright/contracts/http'
import { useState } from 'react'
import { runWithToast } from '../../shared/run-with-toast.ts'
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx'
import { RadioList } from '../../ui/field/radio-list.tsx'
import { useMarkSoldMutation } from './agent-assets.api.ts'

/** Somebody with a running option on a title, by the offer that it came of. */
export interface Buyer {
  offerId: string
  name: string
}
type MarkSoldProps = {
  asset: Listing
  /** Those who may have bought a title that several have options on; nobody where only one has. */
  buyers: readonly Buyer[]
  onClose: () => void
}

/** Asks before a title under option is marked as sold, and to whom where that is not plain: it never comes back on offer. */
export function MarkSold({ asset: { id, title }, buyers, onClose }: MarkSoldProps) {
  const [offerId, setOfferId] = useState(buyers.length === 1 ? buyers[0]!.offerId : '')
  const [markSold, { isLoading }] = useMarkSoldMutation()
  const confirm = async () => {
    const done = { title: 'Marked as Sold', description: `“${title}” now shows as sold.` }
    await runWithToast(() => markSold({ id, offerId }).unwrap(), done, 'Failed to mark as sold')
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
      disabled={buyers.length > 0 && offerId === ''}
      onConfirm={() => void confirm()}
    >
      {buyers.length > 0 && (
        <RadioList
          legend="Who bought it?"
          options={buyers.map(({ offerId: value, name }) => ({ value, label: name }))}
          value={offerId}
          onChange={setOfferId}
        />
      )}
    </ConfirmDialog>
  )
}
