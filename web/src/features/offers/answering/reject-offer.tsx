import type { Offer } from '@storyright/contracts/http'
import { money } from '../../../entities/money/money.ts'
import { producerName } from '../../../entities/offer/offer-words.ts'
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx'

type RejectOfferProps = { offer: Offer; rivals: number; busy: boolean; onClose: () => void; onConfirm: () => void }

/** Asks before an offer is rejected. */
export function RejectOffer({ offer, rivals, busy, onClose, onConfirm }: RejectOfferProps) {
  const who = producerName(offer) || 'the producer'
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={`Reject the offer for “${offer.listing.title}”?`}
      description={`The hold of ${money(offer.offerPrice)} on the card of ${who} is released, and they are told. A rejected offer cannot be taken up again.${still(rivals)}`}
      confirm="Reject"
      danger
      busy={busy}
      onConfirm={onConfirm}
    />
  )
}

/** The title stays as it is, and so do the others. */
const still = (rivals: number) => {
  if (rivals === 0) return ''
  return rivals === 1
    ? ' The other offer for the title is not touched.'
    : ` The ${rivals} other offers for the title are not touched.`
}
