import { AcceptOffer } from './accept-offer.tsx'
import { RejectOffer } from './reject-offer.tsx'
import type { Answers } from './use-answers.ts'

/** Asks before an offer is accepted or rejected: either moves money and cannot be taken back. */
export function AnswerDialog({ answers: { asked, drop, confirm, busy } }: { answers: Answers }) {
  if (!asked) return null
  const { offer, verdict } = asked
  const Question = verdict === 'accept' ? AcceptOffer : RejectOffer
  return <Question key={offer.id} offer={offer} busy={busy} onClose={drop} onConfirm={() => void confirm()} />
}
