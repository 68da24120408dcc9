import type { Tx } from '../database.ts'
import type { Deps } from '../deps.ts'
import { endOffer } from '../offers/end-offer.ts'
import { addMoment, getOffer } from '../offers/offer.store.ts'
import { changeHold } from '../payments/hold.store.ts'
import { disputeMayBecome, disputeMoment, type Hold, isAllBack } from '../payments/hold.ts'
import type { Intent } from '../payments/provider.ts'
import { settleAgreed } from './discrepancy.store.ts'
import { poundsOf } from './pounds-of.ts'

type Following = Pick<Deps, 'outbox' | 'clock'>
interface MoneyBack {
  /** As it was before this was found. */
  hold: Hold
  intent: Intent
}

/**
 * Follows captured money: refunded to the card, or disputed by its holder at the bank. The caller
 * holds the locks.
 */
export const followMoneyBack =
  (deps: Following) =>
  async (tx: Tx, { hold, intent }: MoneyBack): Promise<void> => {
    await followRefunds(tx, deps, { hold, intent })
    await followDispute(tx, deps, { hold, intent })
  }

const outcome: Record<string, string> = {
  won: 'The payment stands.',
  lost: 'The bank gave the money back to the card.',
}

async function followDispute(tx: Tx, { clock }: Following, { hold, intent }: MoneyBack): Promise<void> {
  const { disputeStatus: now } = intent
  const before = hold.disputeStatus
  if (!disputeMayBecome(before, now)) return
  const at = clock()
  await changeHold(tx, hold, { disputeStatus: now, disputedAt: hold.disputedAt ?? at })
  const moment = disputeMoment(before, now)
  if (moment) await addMoment(tx, hold.offerId, { at, moment, note: outcome[now] ?? null })
}

async function followRefunds(tx: Tx, deps: Following, { hold, intent }: MoneyBack): Promise<void> {
  const { offerId } = hold
  const { refundedPence } = intent
  if (refundedPence <= hold.refundedPence) return
  const at = deps.clock()
  await changeHold(tx, hold, { refundedPence, refundedAt: at })
  await addMoment(tx, offerId, { at, moment: 'refunded', note: poundsOf(refundedPence - hold.refundedPence) })
  if (!isAllBack(hold, intent)) return
  await settleAgreed(tx, { offerId, kind: 'captured_without_acceptance' }, at)
  // There is nothing left that accepting it could take.
  const { status } = await getOffer(tx, offerId)
  if (status === 'pending') await endOffer(deps)(tx, offerId, 'admin_released')
}
