import { ProviderAnswered } from '@storyright/card-provider'
import type { RefundCause } from '@storyright/contracts/vocabulary'
import type { Tx } from '../database.ts'
import type { Deps } from '../deps.ts'
import type { Payment } from '../generated/client.ts'
import { findMember, lockMember, noteOf } from '../members/member.store.ts'
import type { EndBecause, Member } from '../members/member.ts'
import { isGivenBack, openInvoices, paymentsIn, recordPayments, wantBack } from '../members/payment.store.ts'
import { isRunning, owedOf } from '../members/refundable-payment.ts'
import { dueBack, endGoalOf } from '../members/refunds.ts'
import { isGivenUpWhenPaid, noEnd } from '../members/schedule-termination.ts'
import { readDesiredState } from '../members/stripe-snapshot.ts'
import type { Invoice, SubscriptionSnapshot } from '../provider/subscription.ts'
import { adopt } from '../sync/attach-existing-subscription.ts'
import { followSubscription } from '../sync/sync-subscription.ts'
import { giveBack } from './refund.ts'

/** How often voiding open invoices is tried; one that remains does not block the termination. */
const MOST_TURNS = 2

/**
 * Carries out a decided termination at the provider: open invoices are voided, the subscription is cancelled, the money
 * is refunded if decided. Every step first reads the state, so that it can be repeated. Throws the provider's errors.
 */
export async function terminateSubscription(deps: Deps, personId: string): Promise<Member> {
  const member = await findMember(deps.db, personId)
  if (!member?.endBecause) return member!
  const subscriptionId = member.subscriptionId ?? (await adopt(deps, member))?.subscriptionId
  if (!subscriptionId) return dropUpgrade(deps, personId)
  const snapshot = await letUnpaidGo(deps, subscriptionId)
  if (await isPaidMeanwhile(deps, member, snapshot)) return abandon(deps, personId)
  await deps.checkpoint('before ending the subscription')
  if (snapshot.subscription.state !== 'over') await cancel(deps, subscriptionId)
  await deps.checkpoint('after ending the subscription')
  await giveBackAll(deps, member, subscriptionId)
  return followSubscription(deps, { personId, end: 'done' })
}

/** An upgrade unknown to the provider. A request that still begins it finds the attempt gone, and undoes it. */
const dropUpgrade = ({ transaction }: Deps, personId: string): Promise<Member> =>
  transaction(async (tx) => {
    const member = await lockMember(tx, personId)
    if (member.subscriptionId) return member
    return noteOf(tx, member, { attempt: { increment: 1 }, upgradingSince: null, ...noEnd })
  })

/**
 * Before the subscription ends, because afterwards the provider leaves its invoices alone, and one could still be paid. Answers
 * the state then. An invoice that the provider refused to void was paid a moment ago, or was a draft that has just become
 * final: that one goes the second time.
 */
async function letUnpaidGo(deps: Deps, subscriptionId: string): Promise<SubscriptionSnapshot> {
  let snapshot = await deps.provider.read(subscriptionId)
  for (let turn = 0; turn < MOST_TURNS && unpaidOf(snapshot).length > 0; turn++) {
    for (const invoice of unpaidOf(snapshot)) await letGo(deps, invoice)
    snapshot = await deps.provider.read(subscriptionId)
  }
  return snapshot
}

const unpaidOf = ({ invoices }: SubscriptionSnapshot): Invoice[] =>
  invoices.filter(({ status }) => status === 'draft' || status === 'open' || status === 'uncollectible')

async function letGo({ provider, checkpoint }: Deps, invoice: Invoice): Promise<void> {
  await checkpoint('before letting an invoice go')
  await provider.letGo(invoice).catch((error: unknown) => {
    if (!(error instanceof ProviderAnswered) || error.status === null || error.status >= 500) throw error
  })
}

async function cancel({ provider }: Deps, subscriptionId: string): Promise<void> {
  try {
    await provider.cancel(subscriptionId)
  } catch (error) {
    if (!(error instanceof ProviderAnswered)) throw error
    const { subscription } = await provider.read(subscriptionId)
    if (subscription.state !== 'over') throw error // else another request was first
  }
}

/** A renewal paid at the last moment is kept; after a cancellation it is refunded. */
async function isPaidMeanwhile({ db }: Deps, member: Member, snapshot: SubscriptionSnapshot): Promise<boolean> {
  if (!isGivenUpWhenPaid(member.endBecause)) return false
  const payments = await paymentsIn(db, snapshot)
  // Another reading may have found it, and written down that it goes back.
  const decided = payments.filter(({ refundBecause }) => refundBecause === 'cancelled')
  const due = dueBack(member, snapshot, { wasLive: true, payments })
  const back = [...decided, ...due].map(({ invoiceId }) => invoiceId)
  return snapshot.invoices.some(
    (invoice) => invoice.isRenewal && isRunning(invoice, member.endWantedAt!) && !back.includes(invoice.id),
  )
}

async function abandon(deps: Deps, personId: string): Promise<Member> {
  await deps.transaction(async (tx) => {
    const member = await lockMember(tx, personId)
    // It may have ended for another reason meanwhile.
    if (isGivenUpWhenPaid(member.endBecause)) await noteOf(tx, member, noEnd)
  })
  return followSubscription(deps, { personId })
}

/** Gives back the payment of the running period if that is decided, and what came when it was not to be taken any more. */
async function giveBackAll(deps: Deps, member: Member, subscriptionId: string): Promise<void> {
  const open = await openInvoices(deps.db, subscriptionId, deps.clock())
  const owed = await writeDownOwed(deps, member, await deps.provider.read(subscriptionId, open))
  for (const payment of owed)
    try {
      await giveBack(deps, payment)
    } catch (error) {
      await followSubscription(deps, { personId: member.personId, end: 'begun' }) // premium ends now, wherever the money is
      throw error
    }
}

/** Under the row's lock, so that a concurrent decision about the same payment adds to it. */
const writeDownOwed = (
  { transaction, clock }: Deps,
  { personId, tries, endRefunds }: Member,
  snapshot: SubscriptionSnapshot,
): Promise<Payment[]> =>
  transaction(async (tx) => {
    const now = clock()
    const member = await lockMember(tx, personId)
    const known = await paymentsIn(tx, snapshot)
    const due = dueBack(member, snapshot, { wasLive: true, payments: known })
    const whose = { personId, subscriptionId: snapshot.subscription.id }
    const { payments } = readDesiredState(snapshot, now)
    // What goes back is published with the end.
    await recordPayments(tx, whose, { payments }, { now, known, due })
    const owed = endRefunds ? owedOf(snapshot, member.endWantedAt ?? now) : null
    if (owed) await wantOwed(tx, member, owed, now)
    const open = await tx.payment.findMany({ where: { ...whose, refundOpen: true, refundFailedAt: null } })
    return open.map((payment) => ({ ...payment, refundTries: Math.max(payment.refundTries, tries) }))
  })

async function wantOwed(tx: Tx, member: Member, owed: Invoice, now: Date): Promise<void> {
  const payment = await tx.payment.findUniqueOrThrow({ where: { invoiceId: owed.id } })
  const upToPence = endGoalOf(member, owed)
  if (isGivenBack(payment, upToPence)) return
  await wantBack(tx, payment, { upToPence, because: causeOf(member.endBecause), now })
}

const causeOf = (because: EndBecause | null): RefundCause =>
  because === 'withdrawn' || because === 'closed' || because === 'administrator' || because === 'suspended'
    ? because
    : 'over'
