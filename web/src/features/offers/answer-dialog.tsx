import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx'
import { money } from '../../ui/format/money.ts'
import { months, producerName } from './offer-words.ts'
import type { Answers } from './use-answers.ts'

/** Asks before an offer is accepted or rejected: either moves money and cannot be taken back. */
export function AnswerDialog({ answers }: { answers: Answers }) {
  const { asked, drop, confirm, busy } = answers
  if (!asked) return null
  const { offer, verdict } = asked
  const amount = money(offer.offerPrice)
  const isAccept = verdict === 'accept'
  const who = producerName(offer) || 'the producer'
  return (
    <ConfirmDialog
      open
      onOpenChange={drop}
      title={`${isAccept ? 'Accept' : 'Reject'} the offer for “${offer.listing.title}”?`}
      description={
        isAccept
          ? `${amount} is charged to the card of ${who} at once, for an option of ${months(offer.optionPeriod)}. Unless the title is listed as non-exclusive, it then shows as optioned, and other pending offers for it are rejected.`
          : `The hold of ${amount} on the card of ${who} is released. A rejected offer cannot be taken up again.`
      }
      confirm={isAccept ? 'Accept' : 'Reject'}
      danger={!isAccept}
      busy={busy}
      onConfirm={() => void confirm()}
    />
  )
}
