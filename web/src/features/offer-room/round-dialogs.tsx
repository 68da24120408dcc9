import type { OfferRoom, OfferRound } from '@storyright/contracts/http'
import { offerLimits } from '@storyright/contracts/vocabulary'
import { useState } from 'react'
import { money } from '../../entities/money/money.ts'
import { comparedTerms } from '../../entities/offer/round-words.ts'
import { TermList } from '../../entities/offer/term-list.tsx'
import { useSwitchedOff } from '../../entities/switch/switched-off.api.ts'
import { SwitchedOffNote } from '../../entities/switch/switched-off-note.tsx'
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx'
import { Unsaved } from '../../ui/dialog/unsaved.ts'
import { Field } from '../../ui/field/field.tsx'
import { Textarea } from '../../ui/field/textarea.tsx'
import { Note } from '../../ui/state/note.tsx'
import { unbroken } from '../../ui/text/unbroken.tsx'
import { Quote } from '../../ui/text/words.ts'
import { standingIn } from './room.rules.ts'

type DialogProps = { busy: boolean; onClose: () => void }

type AgreeDialogProps = DialogProps & {
  room: OfferRoom
  /** As it was read: what is agreed to. */
  round: OfferRound
  /** What was read before another took its place. */
  before: OfferRound | null
  label: string
  onConfirm: () => void
}

/** Asks before the producer agrees to the agent's counter-offer. */
export function AgreeDialog({ room, round, before, label, busy, onClose, onConfirm }: AgreeDialogProps) {
  const isOff = useSwitchedOff('payments') !== null
  const fee = money(round.offerPrice)
  const stands = money(room.offer.offerPrice)
  const isHigher = round.offerPrice > room.offer.offerPrice
  const hold = isHigher
    ? `If less than ${fee} is held on your card, you make a new hold next. Your offer of ${stands} stands until that is in place; then the earlier hold is released.`
    : 'What is held on your card is enough: only the new fee is charged if the agent accepts.'
  return (
    <ConfirmDialog
      open
      wide
      title={unbroken(`Agree to the counter-offer of ${fee}?`)}
      description={`Subject to acceptance: the agent can accept these terms while the money is held. ${hold}`}
      confirm={label}
      busy={busy}
      disabled={isOff}
      onOpenChange={onClose}
      onConfirm={onConfirm}
    >
      <SwitchedOffNote name="payments" />
      {before && (
        <Note tone="wait" role="alert">
          The agent changed the counter-offer while you were reading. Nothing has been agreed: please read it again.
        </Note>
      )}
      {round.message && <Quote>{round.message}</Quote>}
      <TermList terms={comparedTerms(before ?? standingIn(room), round)} />
    </ConfirmDialog>
  )
}

type DeclineDialogProps = DialogProps & {
  round: OfferRound
  stands: number
  onConfirm: (reason: string | null) => void
}

/** Asks before a counter-offer is declined; a reason may be given. */
export function DeclineDialog({ round, stands, busy, onClose, onConfirm }: DeclineDialogProps) {
  const [reason, setReason] = useState('')
  const maximum = offerLimits.cancellationReason
  return (
    <ConfirmDialog
      open
      title={unbroken(`Decline the counter-offer of ${money(round.offerPrice)}?`)}
      description={`Your offer of ${money(stands)} stands as it is, and the agent can accept it.`}
      confirm="Decline"
      danger
      busy={busy}
      onOpenChange={onClose}
      onConfirm={() => onConfirm(reason.trim() || null)}
    >
      <Unsaved when={reason.trim() !== ''} />
      <Field label="Reason" optional help="The agent sees this.">
        <Textarea
          value={reason}
          maxLength={maximum}
          count={{ max: maximum, unit: 'characters' }}
          onChange={({ target }) => setReason(target.value)}
        />
      </Field>
    </ConfirmDialog>
  )
}

type WithdrawDialogProps = DialogProps & { round: OfferRound; isUnpaid: boolean; onConfirm: () => void }

/** Asks before one's own open counter-offer, or terms that are not paid, are taken back. */
export function WithdrawDialog({ round, isUnpaid, busy, onClose, onConfirm }: WithdrawDialogProps) {
  const fee = money(round.offerPrice)
  return (
    <ConfirmDialog
      open
      title={unbroken(isUnpaid ? `Withdraw the unpaid terms of ${fee}?` : `Withdraw your counter-offer of ${fee}?`)}
      description={
        isUnpaid
          ? 'Nothing is held for them. Your earlier offer stands as it is.'
          : 'The producer cannot agree to it any more. Their offer stands as it is.'
      }
      confirm="Withdraw"
      danger
      busy={busy}
      onOpenChange={onClose}
      onConfirm={onConfirm}
    />
  )
}
