import type { Offer } from '@storyright/contracts/http'
import { type EndedMoney, offerLimits, offerMessages } from '@storyright/contracts/vocabulary'
import { money } from '../../../entities/money/money.ts'
import { endedMoneyOf } from '../../../entities/offer/offer-state.ts'
import { runWithToast } from '../../../shared/run-with-toast.ts'
import { ReasonDialog } from '../../../ui/dialog/reason-dialog.tsx'
import { useCancelOfferMutation } from '../offers.api.ts'

const reason = {
  label: 'Cancellation reason',
  maximum: offerLimits.cancellationReason,
  missing: offerMessages.reasonRequired,
}
const released = (amount: string) => `The hold of ${amount} is released.`
const taken = (amount: string) => `${amount} was still charged; an administrator is looking into it.`
/** What became of the money, as it turned out: it may have moved while the question was being read. */
const moneyWords: Record<EndedMoney, (amount: string) => string> = {
  released,
  being_released: released,
  never_held: () => 'Nothing was charged.',
  charged: taken,
  refunded: taken,
}
const failed = 'Failed to cancel submission. Please try again.'

/** Asks why before an offer is taken back. */
export function CancelOffer({ offer, onClose }: { offer: Offer; onClose: () => void }) {
  const [cancel, { isLoading }] = useCancelOfferMutation()
  const isHeld = offer.paymentStatus === 'held'
  const amount = money(offer.offerPrice)
  const confirm = async (cancellationReason: string) => {
    const send = () => cancel({ id: offer.id, cancellationReason }).unwrap()
    const done = (cancelled: Offer) => ({
      title: 'Offer Cancelled',
      description: moneyWords[endedMoneyOf(cancelled)](amount),
    })
    if (await runWithToast(send, done, 'Cancellation Failed', failed)) onClose()
  }
  return (
    <ReasonDialog
      title={`Cancel your offer for “${offer.listing.title}”?`}
      description={`${isHeld ? `The hold of ${amount} on your card is released. ` : ''}A cancelled offer cannot be taken up again.`}
      confirm="Cancel Offer"
      cancel="Keep offer"
      danger
      busy={isLoading}
      reason={{ ...reason, help: isHeld && 'The agent sees this.' }}
      onClose={onClose}
      onConfirm={(why) => void confirm(why)}
    />
  )
}
