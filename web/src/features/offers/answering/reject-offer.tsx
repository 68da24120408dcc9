import type { Offer } from '@storyright/contracts/http'
import { money } from '../../../entities/money/money.ts'
import { producerName } from '../../../entities/offer/offer-words.ts'
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx'

type RejectOfferProps = { offer: Offer; busy: boolean; onClose: () => void; onConfirm: () => void }

/** Asks before an offer is rejected. */
export function RejectOffer({ offer, busy, onClose, onConfirm }: RejectOfferProps) {
  const who = producerName(offer) || 'the producer'
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={`Reject the offer for “${offer.listing.title}”?`}
      description={`The hold of ${money(offer.offerPrice)} on the card of ${who} is released. A rejected offer cannot be taken up again.`}
      confirm="Reject"
      danger
      busy={busy}
      onConfirm={onConfirm}
    />
  )
}
