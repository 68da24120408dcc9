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
  /** The possible buyers: whose options run, as far as they are known here. */
  buyers: readonly Buyer[]
  onClose: () => void
}

/** Confirms before a title under option is marked as sold, and asks to whom if that is ambiguous. It cannot be undone. */
export function MarkSold({ asset: { id, title, status }, buyers, onClose }: MarkSoldProps) {
  const [offerId, setOfferId] = useState(buyers.length === 1 ? buyers[0]!.offerId : '')
  const [markSold, { isLoading }] = useMarkSoldMutation()
  // Under one option that takes everything there is nobody to choose.
  const isChosen = status === 'available' || buyers.length > 1
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
      description="Do this once the rights have been bought. The title shows as sold and takes no more offers. This cannot be undone."
      confirm="Mark as sold"
      busy={isLoading}
      disabled={isChosen && offerId === ''}
      onConfirm={() => void confirm()}
    >
      {isChosen && (
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
