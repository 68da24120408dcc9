import { refusals } from '@storyright/contracts/vocabulary'
import { requireCharge, saveCharge } from '../charges/charge.ts'
import type { Dispute } from '../objects/dispute.ts'
import type { PaymentIntent } from '../objects/payment-intent.ts'
import type { Work } from '../store/work.ts'
import { newDispute } from './new-dispute.ts'

/** The customer asks their bank for captured money; with an outcome, the bank has decided. */
export function disputeCharge(
  { objects, now, emit }: Work,
  intent: PaymentIntent,
  outcome: 'won' | 'lost' | undefined,
): Dispute {
  const [newest] = objects.list('dispute', { payment_intent: intent.id, limit: 1 })
  const open = newest?.status === 'needs_response' ? newest : undefined
  if (outcome !== undefined) {
    if (!open) throw refusals.conflict({ says: 'There is no open dispute to decide.' })
    const decided = { ...open, status: outcome }
    objects.save(decided)
    emit('charge.dispute.closed', decided, { status: open.status })
    return decided
  }
  if (open) throw refusals.conflict({ says: 'This payment is disputed already.' })
  const charge = requireCharge(objects, intent.latest_charge)
  const dispute = newDispute(charge, now)
  objects.save(dispute)
  saveCharge(objects, { ...charge, disputed: true })
  emit('charge.dispute.created', dispute)
  return dispute
}
