import type { Offer } from '@storyright/contracts/http'
import { offerLimits, offerMessages } from '@storyright/contracts/vocabulary'
import { useState } from 'react'
import { carryOut } from '../../shared/carry-out.ts'
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx'
import { Field } from '../../ui/field/field.tsx'
import { Textarea } from '../../ui/field/textarea.tsx'
import { money } from '../../ui/format/money.ts'
import { useCancelOfferMutation } from './offers.api.ts'

const failed = 'Failed to cancel submission. Please try again.'

/** Asks why before an offer is taken back. */
export function CancelOffer({ offer, onClose }: { offer: Offer; onClose: () => void }) {
  const [reason, setReason] = useState('')
  const [isTried, setIsTried] = useState(false)
  const [cancel, { isLoading }] = useCancelOfferMutation()
  const isMissing = reason.trim() === ''
  const isHeld = offer.paymentStatus === 'held'
  const amount = money(offer.offerPrice)
  const confirm = async () => {
    setIsTried(true)
    if (isMissing) return
    const deed = () => cancel({ id: offer.id, cancellationReason: reason.trim() }).unwrap()
    const description = isHeld ? `The hold of ${amount} is released.` : 'Nothing was charged.'
    if (await carryOut(deed, { title: 'Offer Cancelled', description }, 'Cancellation Failed', failed)) onClose()
  }
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={`Cancel your offer for “${offer.listing.title}”?`}
      description={`${isHeld ? `The hold of ${amount} on your card is released. ` : ''}A cancelled offer cannot be taken up again.`}
      confirm="Cancel Offer"
      cancel="Keep offer"
      danger
      busy={isLoading}
      onConfirm={() => void confirm()}
    >
      <Field
        label="Cancellation reason"
        {...(isHeld && { help: 'The agent reads it.' })}
        {...(isTried && isMissing && { error: offerMessages.reasonRequired })}
      >
        <Textarea
          value={reason}
          maxLength={offerLimits.cancellationReason}
          count={{ max: offerLimits.cancellationReason, unit: 'characters' }}
          aria-required
          onChange={({ target }) => setReason(target.value)}
        />
      </Field>
    </ConfirmDialog>
  )
}
