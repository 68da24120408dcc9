import { refusals } from '@storyright/contracts/vocabulary'
import { requireCharge, saveCharge } from '../charges/charge.ts'
import type { Charge } from '../objects/charge.ts'
import { type Dispute, type DisputeStatus, isClosed, isInquiry } from '../objects/dispute.ts'
import { newId } from '../objects/identifiers.ts'
import type { PaymentIntent } from '../objects/payment-intent.ts'
import type { ObjectStore } from '../store/object.store.ts'
import type { Work } from '../store/work.ts'

/** What may follow; an inquiry that is not answered becomes a dispute, and then the money is withdrawn. */
const next: Record<DisputeStatus, readonly DisputeStatus[]> = {
  warning_needs_response: ['warning_under_review', 'warning_closed', 'needs_response'],
  warning_under_review: ['warning_closed', 'needs_response'],
  warning_closed: [],
  needs_response: ['under_review', 'won', 'lost'],
  under_review: ['won', 'lost'],
  won: [],
  lost: [],
}

/** The dispute of a charge that is not closed yet; each charge has one at a time, and another may follow. */
export function openDisputeOf(objects: ObjectStore, intent: string): Dispute | undefined {
  const [newest] = objects.list('dispute', { payment_intent: intent, limit: 1 })
  return newest && !isClosed(newest) ? newest : undefined
}

/** The customer asks their bank for captured money. */
export function disputeCharge({ objects, now, emit }: Work, intent: PaymentIntent, claim: Claim = {}): Dispute {
  if (openDisputeOf(objects, intent.id)) throw refusals.conflict({ message: 'This payment is disputed already.' })
  const charge = requireCharge(objects, intent.latest_charge)
  const dispute = newDispute(charge, claim, now)
  objects.save(dispute)
  saveCharge(objects, { ...charge, disputed: true })
  emit('charge.dispute.created', dispute)
  if (!isInquiry(dispute)) emit('charge.dispute.funds_withdrawn', dispute)
  return dispute
}

/** An open dispute goes on: answered and looked at, escalated, or decided by the bank. */
export function advanceDispute(work: Work, intent: PaymentIntent, to: DisputeStatus): Dispute {
  const open = openDisputeOf(work.objects, intent.id)
  if (!open) throw refusals.conflict({ message: 'There is no open dispute to decide.' })
  if (!next[open.status].includes(to)) throw refusals.conflict({ message: `This dispute is ${open.status}.` })
  return moveDispute(work, open, to)
}

export function moveDispute({ objects, emit }: Work, open: Dispute, to: DisputeStatus): Dispute {
  const isAnswered = to === 'under_review' || to === 'warning_under_review'
  const { evidence_details: details } = open
  const moved: Dispute = {
    ...open,
    evidence_details: isAnswered ? { ...details, has_evidence: true, submission_count: 1 } : details,
    is_charge_refundable: to === 'won' || to.startsWith('warning'),
    status: to,
  }
  objects.save(moved)
  const was = { status: open.status }
  if (!isClosed(moved)) {
    emit('charge.dispute.updated', moved, was)
    if (isInquiry(open) && !isInquiry(moved)) emit('charge.dispute.funds_withdrawn', moved)
    return moved
  }
  emit('charge.dispute.closed', moved, was)
  if (to === 'won') emit('charge.dispute.funds_reinstated', moved)
  return moved
}

/** How long the account's holder has for an answer, unless set otherwise. */
const ANSWERED_WITHIN_S = 9 * 24 * 3600

type Claim = Partial<Pick<Dispute, 'amount' | 'reason'>> & {
  /** The bank only asks; it may escalate to a dispute. */
  inquiry?: boolean | undefined
  /** When the account's holder has to have answered, in unix seconds. */
  due_by?: number | undefined
}

function newDispute(
  { id: charge, amount: held, amount_refunded, currency, payment_intent }: Charge,
  { amount = held - amount_refunded, reason = 'general', inquiry = false, due_by }: Claim,
  now: number,
): Dispute {
  return {
    id: newId('du'),
    object: 'dispute',
    amount,
    charge,
    created: now,
    currency,
    evidence_details: {
      due_by: due_by ?? now + ANSWERED_WITHIN_S,
      has_evidence: false,
      past_due: false,
      submission_count: 0,
    },
    is_charge_refundable: inquiry,
    livemode: false,
    metadata: {},
    payment_intent,
    reason,
    status: inquiry ? 'warning_needs_response' : 'needs_response',
  }
}
