import type { Offer, OptionNotice } from '@storyright/contracts/http'
import { type OptionNoticeAnswer, offerLimits, offerMessages } from '@storyright/contracts/vocabulary'
import { useState } from 'react'
import { paths } from '../../shared/paths.ts'
import { carryOut } from '../../shared/carry-out.ts'
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx'
import { Field } from '../../ui/field/field.tsx'
import { Textarea } from '../../ui/field/textarea.tsx'
import { answerWords } from './notice-words.ts'
import type { Side } from './offer-words.ts'
import { useAnswerNoticeMutation } from './offers.api.ts'

type AnswerNoticeProps = {
  offer: Offer
  side: Side
  notice: OptionNotice
  answer: OptionNoticeAnswer
  onClose: () => void
}

/** Asks before a notice is confirmed, declined or withdrawn; whoever declines says why. */
export function AnswerNotice({ offer, side, notice, answer, onClose }: AnswerNoticeProps) {
  const [reason, setReason] = useState('')
  const [isTried, setIsTried] = useState(false)
  const [send, { isLoading }] = useAnswerNoticeMutation()
  const { title, effect, act, done } = answerWords(answer, notice, side)
  const needsReason = answer === 'decline'
  const isMissing = needsReason && reason.trim() === ''
  const confirm = async () => {
    setIsTried(true)
    if (isMissing) return
    const said = { id: offer.id, noticeId: notice.id, answer, ...(needsReason && { reason: reason.trim() }) }
    const told = { title: done, description: `The option on “${offer.listing.title}” is up to date.` }
    if (await carryOut(() => send(said).unwrap(), told, 'It could not be done')) onClose()
  }
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={title}
      description={effect}
      confirm={act}
      danger={answer !== 'confirm'}
      busy={isLoading}
      onConfirm={() => void confirm()}
    >
      {needsReason && (
        <Field label="Reason" {...(isTried && isMissing && { error: offerMessages.declineReasonRequired })}>
          <Textarea
            value={reason}
            maxLength={offerLimits.cancellationReason}
            count={{ max: offerLimits.cancellationReason, unit: 'characters' }}
            aria-required
            onChange={({ target }) => setReason(target.value)}
          />
        </Field>
      )}
    </ConfirmDialog>
  )
}
