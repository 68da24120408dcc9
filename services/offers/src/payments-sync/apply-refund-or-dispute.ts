import {
  type EventFactory,
  feeDisputeClosed,
  feeDisputed,
  feeRefundFailed,
  feeReturned,
  type PublicOffer,
} from '@storyright/contracts/events'
import { day } from '@storyright/contracts/vocabulary'
import type { Tx } from '../database.ts'
import type { Deps } from '../deps.ts'
import { endOffer } from '../offers/end-offer.ts'
import { addMoment, changeOffer, getOffer, type OfferChange } from '../offers/offer.store.ts'
import type { Offer } from '../offers/records.ts'
import { reportDiscrepancy, settleAgreed } from '../payments/discrepancy.store.ts'
import { changeHold } from '../payments/hold.store.ts'
import type { Hold } from '../payments/hold.ts'
import {
  type Dispute,
  disputeMayBecome,
  disputeMoment,
  isAllBack,
  isDisputeOpen,
  isFeeReturned,
  isRefunding,
  refundMayBecome,
  wentBackPence,
} from '../payments/money-back.ts'
import type { Intent } from '../payments/provider.ts'
import { poundsOf } from './format-pounds.ts'

type FollowMoneyBackDeps = Pick<Deps, 'outbox' | 'clock'>
interface MoneyBack {
  /** As it was before this was found. */
  hold: Hold
  intent: Intent
}

/** What is new about captured money. */
interface News {
  change: Partial<
    Pick<Hold, 'refundedPence' | 'refundedAt' | 'lostPence' | (`dispute${string}` & keyof Hold) | 'disputedAt'>
  >
  events: EventFactory<PublicOffer>[]
}

/**
 * Follows captured money: refunded to the card, sent back by its bank, or disputed by its holder. Each refund and each dispute
 * only goes forward, so that an answer of the provider that comes late changes nothing. The caller holds the locks.
 */
export async function followMoneyBack(deps: FollowMoneyBackDeps, tx: Tx, { hold, intent }: MoneyBack): Promise<void> {
  const refunds = await followRefunds(tx, deps, { hold, intent })
  const disputes = await followDisputes(tx, deps, { hold, intent })
  if (!refunds && !disputes) return
  const change = { ...refunds?.change, ...disputes?.change }
  await changeHold(tx, hold, change)
  const now: Hold = { ...hold, ...change }
  const offer = await getOffer(tx, hold.offerId)
  if (offer.status === 'accepted' && hold.number === offer.holdNumber)
    await followFee(tx, deps, {
      offer,
      hold: now,
      before: hold,
      events: [...(refunds?.events ?? []), ...(disputes?.events ?? [])],
    })
  else if (isAllBack(now, now)) await allBack(tx, deps, { offer, hold: now })
}

async function followRefunds(
  tx: Tx,
  { clock }: FollowMoneyBackDeps,
  { hold, intent }: MoneyBack,
): Promise<News | undefined> {
  const { offerId, number: holdNumber } = hold
  const at = clock()
  const known = new Map(
    (await tx.refund.findMany({ where: { offerId, holdNumber } })).map(({ id, status }) => [id, status]),
  )
  // Refunds were first kept as a sum: what is in it has been told.
  const isOnlySum = known.size === 0 && hold.refundedPence > 0
  const events: EventFactory<PublicOffer>[] = []
  let isChanged = false
  for (const { id, amountPence, status } of intent.refunds) {
    const before = known.get(id) ?? (isOnlySum ? 'succeeded' : null)
    if (known.has(id) && !refundMayBecome(before!, status)) continue
    isChanged = true
    const row = { offerId, holdNumber, amountPence, status }
    await tx.refund.upsert({ where: { id }, create: { id, ...row }, update: { status } })
    const [was, is] = [before !== null && isRefunding(before), isRefunding(status)]
    if (was === is) continue
    await addMoment(tx, offerId, { at, moment: is ? 'refunded' : 'refund_failed', note: poundsOf(amountPence) })
    if (is) {
      await settleAgreed(tx, { intentId: intent.id, kind: 'refund_failed' }, at)
      continue
    }
    events.push(feeRefundFailed)
    const message = `A refund of ${poundsOf(amountPence)} did not reach the card: its bank sent the money back to us. It has to be given back again, or settled with the producer.`
    await reportDiscrepancy(tx, { offerId, intentId: intent.id, kind: 'refund_failed', says: message, isNew: true }, at)
  }
  if (!isChanged) return undefined
  const rows = await tx.refund.findMany({ where: { offerId, holdNumber } })
  const refundedPence = sum(rows.filter(({ status }) => isRefunding(status)))
  return { change: { refundedPence, ...(refundedPence > hold.refundedPence && { refundedAt: at }) }, events }
}

/** How the timeline words a step. */
const words: Record<string, string> = {
  warning_under_review: 'The bank has the answer to its inquiry.',
  warning_closed: 'The bank’s inquiry ended without a dispute.',
  needs_response: 'The bank’s inquiry has become a dispute, and it has taken the money for now.',
  under_review: 'The bank has the answer, and decides.',
  won: 'The payment stands.',
  lost: 'The bank gave the money back to the card.',
}

async function followDisputes(
  tx: Tx,
  { clock }: FollowMoneyBackDeps,
  { hold, intent }: MoneyBack,
): Promise<News | undefined> {
  const { offerId, number: holdNumber } = hold
  const at = clock()
  const known = new Map(
    (await tx.dispute.findMany({ where: { offerId, holdNumber } })).map(({ id, status }) => [id, status]),
  )
  // Only the state of the newest was kept at first.
  const newestWas = known.size === 0 ? hold.disputeStatus : null
  const events: EventFactory<PublicOffer>[] = []
  let isChanged = false
  for (const dispute of intent.disputes) {
    const { id, amountPence, status, openedAt, dueBy } = dispute
    const before = known.get(id) ?? (dispute === intent.disputes.at(-1) ? newestWas : null)
    if (known.has(id) && !disputeMayBecome(before, status)) continue
    isChanged = true
    const row = { offerId, holdNumber, amountPence, status, openedAt, dueBy }
    await tx.dispute.upsert({ where: { id }, create: { id, ...row }, update: { amountPence, status, dueBy } })
    if (!disputeMayBecome(before, status)) continue
    const moment = disputeMoment(before, status)
    const isPart = amountPence < hold.amountPence
    const note = moment === 'disputed' ? (isPart ? poundsOf(amountPence) : null) : (words[status] ?? null)
    await addMoment(tx, offerId, { at, moment, note })
    if (moment === 'disputed') {
      events.push(feeDisputed)
      await reportDiscrepancy(
        tx,
        { offerId, intentId: intent.id, kind: 'disputed', says: disputed(dispute), isNew: true },
        at,
      )
    }
    if (moment !== 'dispute_closed') continue
    await settleAgreed(tx, { intentId: intent.id, kind: 'disputed' }, at)
    if (status !== 'lost') events.push(feeDisputeClosed)
  }
  if (!isChanged) return undefined
  // The provider dates a dispute by the second: of one second its own order, the newest last, counts. What an answer lacks is newer than it.
  const listed = intent.disputes.map(({ id }) => id)
  const place = (id: string) => (listed.includes(id) ? listed.indexOf(id) : listed.length)
  const rows = (await tx.dispute.findMany({ where: { offerId, holdNumber } })).toSorted(
    (a, b) => a.openedAt.getTime() - b.openedAt.getTime() || place(a.id) - place(b.id),
  )
  const newest = rows.findLast(({ status }) => isDisputeOpen(status)) ?? rows.at(-1)!
  const isOpen = isDisputeOpen(newest.status)
  return {
    change: {
      disputeStatus: newest.status,
      disputedAt: newest.openedAt,
      disputeDueBy: isOpen ? newest.dueBy : null,
      disputeClosedAt: isOpen ? null : (hold.disputeClosedAt ?? at),
      lostPence: sum(rows.filter(({ status }) => status === 'lost')),
    },
    events,
  }
}

const disputed = ({ amountPence, dueBy }: Dispute): string =>
  `The card’s holder disputes ${poundsOf(amountPence)} at their bank.${dueBy ? ` An answer is due there by ${day(dueBy.toISOString())}.` : ''} Answer it at the card provider.`

const sum = (parts: readonly { amountPence: number }[]) => parts.reduce((total, part) => total + part.amountPence, 0)

interface Fee {
  offer: Offer
  /** Of the deal, as it is now. */
  hold: Hold
}

/** The fee of a deal: once it is lost the agent, or an administrator, chooses what becomes of the option. */
async function followFee(
  tx: Tx,
  { outbox, clock }: FollowMoneyBackDeps,
  { offer, hold, before, events }: Fee & Pick<News, 'events'> & { before: Hold },
): Promise<void> {
  const at = clock()
  const publish = (event: EventFactory<PublicOffer>, change: OfferChange['change'] = {}) =>
    changeOffer(tx, outbox, offer, { at, change, event })
  const about = { intentId: hold.intentId!, kind: 'fee_returned' } as const
  const isLost = isFeeReturned(hold)
  let change: OfferChange['change'] = {}
  if (isLost && !offer.feeReturnedAt) {
    change = { feeReturnedAt: at, feeReturnedBy: hold.lostPence > 0 ? 'dispute' : 'refund' }
    const message =
      'The option fee went back to the card. The option ends or is kept without it, as the agent or an administrator chooses.'
    if (!offer.optionEndedAt) await reportDiscrepancy(tx, { offerId: offer.id, ...about, says: message }, at)
  }
  if (!isLost && offer.feeReturnedAt && offer.feeChoice === null) {
    change = { feeReturnedAt: null, feeReturnedBy: null }
    await settleAgreed(tx, about, at)
  }
  const isMore = wentBackPence(hold) > wentBackPence(before)
  for (const event of [...events, ...(isMore ? [feeReturned] : [])]) {
    await publish(event, change)
    change = {}
  }
  // Without an event nobody else hears of it: a snapshot and the next step say it.
  if (Object.keys(change).length > 0) await changeOffer(tx, outbox, offer, { at, change })
}

/** Money that no deal stands behind is the card's again: nothing is left that accepting the offer could take. */
async function allBack(tx: Tx, deps: FollowMoneyBackDeps, { offer, hold }: Fee): Promise<void> {
  const at = deps.clock()
  await settleAgreed(tx, { intentId: hold.intentId!, kind: 'captured_without_acceptance' }, at)
  if (offer.status === 'pending' && hold.number === offer.holdNumber)
    await endOffer(deps, tx, offer.id, 'admin_released')
}
