import type { Tx } from '../database.ts'
import type { Deps } from '../deps.ts'
import { endOffer } from '../offers/end-offer.ts'
import { addMoment, type Hold, type Offer } from '../offers/offer.store.ts'
import { settleDiscrepancy } from './discrepancy.store.ts'
import { disputeMayBecome, disputeMoment } from '../payments/dispute-states.ts'
import type { Intent } from '../payments/provider.ts'
import { setHold } from '../payments/hold.store.ts'

type Followed = Pick<Deps, 'outbox' | 'clock'>
interface MoneyBack {
  offer: Offer
  /** As it was before this was found. */
  hold: Hold
  intent: Intent
}

/** Whether all that was captured has gone back to the card. */
export const isAllBack = (
  { amountPence }: Pick<Hold, 'amountPence'>,
  { refundedPence }: Pick<Intent, 'refundedPence'>,
) => refundedPence >= amountPence

/** Whether the provider says something of the money that we have not written down. */
export const tellsMore = (hold: Hold, { refundedPence, disputeStatus }: Intent): boolean =>
  refundedPence > hold.refundedPence || disputeMayBecome(hold.disputeStatus, disputeStatus)

/** What became of captured money afterwards: it went back to the card, or its holder disputes it at the bank. */
export async function followMoneyBack(tx: Tx, deps: Followed, { offer, hold, intent }: MoneyBack): Promise<void> {
  await followRefunds(tx, deps, { offer, hold, intent })
  const { disputeStatus: now } = intent
  const before = hold.disputeStatus
  if (!disputeMayBecome(before, now)) return
  const at = deps.clock()
  await setHold(tx, hold, { disputeStatus: now, disputedAt: hold.disputedAt ?? at })
  const moment = disputeMoment(before, now)
  if (moment) await addMoment(tx, offer.id, { at, moment, note: outcome[now] ?? null })
}

const outcome: Record<string, string> = {
  won: 'The payment stands.',
  lost: 'The bank gave the money back to the card.',
}

async function followRefunds(tx: Tx, deps: Followed, { offer, hold, intent }: MoneyBack): Promise<void> {
  const { refundedPence } = intent
  if (refundedPence <= hold.refundedPence) return
  const at = deps.clock()
  await setHold(tx, hold, { refundedPence, refundedAt: at })
  await addMoment(tx, offer.id, { at, moment: 'refunded', note: poundsIn(refundedPence - hold.refundedPence) })
  if (!isAllBack(hold, intent)) return
  await settleDiscrepancy(tx, deps, { offerId: offer.id, kind: 'captured_without_acceptance' })
  // There is nothing left that accepting it could take.
  if (offer.status === 'pending') await endOffer(tx, deps, offer, 'admin_released')
}

const pounds = new Intl.NumberFormat('en-GB', {
  style: 'currency',
  currency: 'GBP',
  trailingZeroDisplay: 'stripIfInteger',
})
const poundsIn = (pence: number) => pounds.format(pence / 100)
