import type { Offer } from '@storyright/contracts/http'
import { rivalsOf } from '../../../entities/offer/offer-state.ts'
import { AcceptOffer } from './accept-offer.tsx'
import { RejectOffer } from './reject-offer.tsx'
import type { Answers } from './use-answers.ts'

/** Asks before an offer is accepted or rejected: either moves money and cannot be taken back. */
export function AnswerDialog({ answers, offers }: { answers: Answers; offers: readonly Offer[] | undefined }) {
  const { asked, drop, confirm, busy } = answers
  if (!asked) return null
  const { offer, verdict } = asked
  const rivals = rivalsOf(offer, offers ?? []).length
  const Question = verdict === 'accept' ? AcceptOffer : RejectOffer
  const asking = { offer, rivals, busy, onClose: drop, onConfirm: () => void confirm() }
  return <Question key={offer.id} {...asking} />
}
