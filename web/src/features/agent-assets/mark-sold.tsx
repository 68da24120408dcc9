import type { Listing } from '@storyright/contracts/http'
import { useState } from 'react'
import { runWithToast } from '../../shared/run-with-toast.ts'
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx'
import { RadioList } from '../../ui/field/radio-list.tsx'
import { useMarkSoldMutation } from './agent-assets.api.ts'

/** The holder of a running option on a title, with the offer it came from. */
export interface Buyer {
  offerId: string
  name: string
}
type MarkSoldProps = {
  asset: Listing
  /** The possible buyers of a title with several options; empty where there is only one. */
  buyers: readonly Buyer[]
  onClose: () => void
}

/** Confirms before a title under option is marked as sold, and asks to whom if that is ambiguous. It cannot be undone. */
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
