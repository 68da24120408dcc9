import type { Offer, OptionNotice } from '@storyright/contracts/http'
import { type OptionNoticeAnswer, offerLimits, offerMessages } from '@storyright/contracts/vocabulary'
import type { Side } from '../../../entities/offer/offer-words.ts'
import { isExclusive } from '../../../entities/offer/option-state.ts'
import { runWithToast } from '../../../shared/run-with-toast.ts'
import { ReasonDialog } from '../../../ui/dialog/reason-dialog.tsx'
import { useAnswerNoticeMutation } from '../offers.api.ts'
import { answerWords } from './notice-words.ts'

type AnswerNoticeProps = {
  offer: Offer
  side: Side
  notice: OptionNotice
  answer: OptionNoticeAnswer
  onClose: () => void
}

/** Asks before a notice is confirmed, declined or withdrawn; whoever declines says why. */
export function AnswerNotice({ offer, side, notice, answer, onClose }: AnswerNoticeProps) {
  const [send, { isLoading }] = useAnswerNoticeMutation()
  const { title, effect, label, done } = answerWords(answer, notice, { side, isExclusive: isExclusive(offer) })
  const needsReason = answer === 'decline'
  const confirm = async (reason: string) => {
    const said = { id: offer.id, noticeId: notice.id, answer, ...(needsReason && { reason }) }
    const doneToast = { title: done, description: `The option on “${offer.listing.title}” is up to date.` }
    if (await runWithToast(() => send(said).unwrap(), doneToast, 'It could not be done')) onClose()
  }
  return (
    <ReasonDialog
      title={title}
      description={effect}
      confirm={label}
      danger={answer !== 'confirm'}
      busy={isLoading}
      reason={needsReason ? whyDeclined : null}
      onClose={onClose}
      onConfirm={(reason) => void confirm(reason)}
    />
  )
}

const whyDeclined = {
  label: 'Reason',
  maximum: offerLimits.cancellationReason,
  missing: offerMessages.declineReasonRequired,
}
