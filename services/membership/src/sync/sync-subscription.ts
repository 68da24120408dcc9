import { ProviderAnswered } from '@storyright/card-provider'
import {
  type Membership,
  membershipPaused,
  membershipPaymentRefunded,
  membershipRefunded,
  membershipUnpaused,
} from '@storyright/contracts/events'
import { membershipTimes, type RefundCause } from '@storyright/contracts/vocabulary'
import type { Tx } from '../database.ts'
import type { Deps } from '../deps.ts'
import { membershipRefusals } from '../errors.ts'
import { Prisma } from '../generated/client.ts'
import { changeMember, findMember, lockMember, noteOf } from '../members/member.store.ts'
import { type EndBecause, type Member, mayWithdraw } from '../members/member.ts'
import { type Found, isGivenBack, openInvoices, paymentsIn, recordPayments } from '../members/payment.store.ts'
import { owedOf } from '../members/refundable-payment.ts'
import { dueBack, endGoalOf } from '../members/refunds.ts'
import { decideEnd, noEnd, UPKEEP_CHANNEL } from '../members/schedule-termination.ts'
import { eventOf, isLive, mayBecome, runs } from '../members/states.ts'
import { type DesiredMember, readDesiredState } from '../members/stripe-snapshot.ts'
import type { Provider } from '../provider/provider.ts'
import type { Invoice, SubscriptionSnapshot, YearPrice } from '../provider/subscription.ts'
import { DAY_MS, later } from '../times.ts'
import { createSingleflight } from './singleflight.ts'

/** How often an answer may be overtaken by another before we give up; the upkeep looks again. */
const MOST_TURNS = 8

export interface FollowSubscriptionInput {
  personId: string
  /** An earlier one: only what became of its payments is followed. The newest by default. */
  subscriptionId?: string | undefined
  /** The invoice in question: its payment is read at any age. */
  invoiceId?: string | undefined
  /**
   * While an end is being carried out its own steps are not published one by one. `done`: all of it has happened. `begun`: it
   * is over at the provider, and money still has to go back.
   */
  end?: 'done' | 'begun'
}

/** Of each process. */
const flightsOf = new WeakMap<Provider, ReturnType<typeof createSingleflight<Member>>>()

/**
 * Reads a subscription's state from the provider, and brings our books in line. Safe to repeat and to run in many
 * places at once: an answer that was overtaken by another is thrown away, and the provider is asked again.
 */
export function followSubscription(deps: Deps, following: FollowSubscriptionInput): Promise<Member> {
  const { personId, subscriptionId, invoiceId, end } = following
  const inOneFlight = flightsOf.get(deps.provider) ?? createSingleflight<Member>()
  flightsOf.set(deps.provider, inOneFlight)
  return inOneFlight(`${personId} ${subscriptionId} ${invoiceId} ${end}`, () => readAndApply(deps, following))
}

async function readAndApply(deps: Deps, following: FollowSubscriptionInput): Promise<Member> {
  const { db, provider, transaction, checkpoint, clock } = deps
  const done: Done = new Set()
  for (let turn = 0; turn < MOST_TURNS; turn++) {
    const seen = await findMember(db, following.personId)
    const subscriptionId = following.subscriptionId ?? seen?.subscriptionId
    if (!seen || !subscriptionId) throw membershipRefusals.subscriptionNotFound()
    const open = await openInvoices(db, subscriptionId, clock())
    const snapshot = await provider.read(subscriptionId, following.invoiceId ? [...open, following.invoiceId] : open)
    if (!provider.isOf(snapshot.subscription, seen.personId)) return seen
    await checkpoint('after reading the subscription')
    const member = await transaction((tx) => apply(deps, tx, { following, seen, snapshot }))
    if (member && !(await putRight(deps, { member, snapshot, done }))) return member
  }
  throw membershipRefusals.changing()
}

interface ApplyInput {
  following: FollowSubscriptionInput
  /** The row before the provider was asked. */
  seen: Member
  snapshot: SubscriptionSnapshot
}

/** Nothing when another answer was applied since. */
async function apply(deps: Deps, tx: Tx, { following, seen, snapshot }: ApplyInput): Promise<Member | undefined> {
  const { clock, logger } = deps
  const member = await lockMember(tx, seen.personId)
  if (member.reading !== seen.reading) return undefined
  const now = clock()
  const known = await paymentsIn(tx, snapshot)
  const givenBack = new Set(known.filter(({ status }) => status === 'refunded').map(({ invoiceId }) => invoiceId))
  const wasLive = isLive(member.state)
  // Our terminations take effect at once; a cancellation in the provider's dashboard keeps the paid period.
  const keepsPaid = !following.end && wasLive
  // A pause that is over now: the time for a renewal that fell into it begins.
  const graceFrom = member.pausedAt !== null && !snapshot.subscription.isPaused ? now : member.graceFrom
  const desired = readDesiredState({ ...snapshot, keepsPaid, givenBack, graceFrom }, now)
  const { id: subscriptionId } = snapshot.subscription
  const due = dueBack(member, snapshot, { wasLive, payments: known })
  const found = await recordPayments(tx, { personId: member.personId, subscriptionId }, desired, { now, known, due })
  await logAdopted(deps, tx, member, found)
  const refund = refundOf(found)
  const read = { reading: { increment: 1 }, comparedAt: now }
  if (member.endBecause && !following.end) return noteOf(tx, member, read)
  if (subscriptionId !== member.subscriptionId) {
    if (!refund) return noteOf(tx, member, read)
    return changeMember(tx, deps.outbox, member, { change: read, event: membershipPaymentRefunded, refund })
  }
  if (!mayBecome(member.state, desired.state)) {
    logger.error(
      { personId: member.personId, from: member.state, to: desired.state },
      'A membership cannot go this way',
    )
    return noteOf(tx, member, read)
  }
  if (!following.end && isLive(member.state) && isLeftOpen(snapshot))
    return decideEnd(tx, await noteOf(tx, member, read), { because: 'unpaid', refunds: false, now })
  const followed = await follow(deps, tx, { member, snapshot, desired, now, read, end: following.end, refund })
  const because = desired.mustEnd ?? endedByAccount(followed, now)
  if (!because || followed.endBecause) return followed
  const refunds = because === 'suspended' || (because === 'closed' && mayWithdraw(followed, followed.closedAt ?? now))
  return decideEnd(tx, followed, { because, refunds, now })
}

/** A closed or suspended account ends what still runs. */
function endedByAccount({ isClosed, suspendedAt, state }: Member, now: Date): EndBecause | null {
  if (!isLive(state)) return null
  if (isClosed) return 'closed'
  return suspendedAt && later(suspendedAt, membershipTimes.pauseDays * DAY_MS) <= now ? 'suspended' : null
}

/** Wakes the refund job, and alerts administrators where a bank sent a refund back. */
async function logAdopted(
  { logger }: Deps,
  tx: Tx,
  { personId }: Member,
  { failed, isMoreOwed }: Found,
): Promise<void> {
  for (const { id, refundedPence, refundToPence } of failed)
    logger.error(
      { personId, paymentId: id, refundedPence, refundToPence },
      'A bank sent a refund back; it is owed again',
    )
  if (isMoreOwed) await tx.$executeRaw`SELECT pg_notify(${UPKEEP_CHANNEL}, '')`
}

/** All that was found to have gone back, as events have it. */
function refundOf({ returned }: Found): Membership['refund'] {
  const [first] = returned
  return first ? { gross: returned.reduce((sum, { pence }) => sum + pence, 0) / 100, because: first.because } : null
}

/** What one reading has changed at the provider already. */
type Done = Set<'cancelled' | 'paused' | string>

/** Brings the provider in line with the row; returns whether something was changed there, and has to be read again. */
async function putRight(
  { provider, checkpoint }: Deps,
  { member, snapshot, done }: { member: Member; snapshot: SubscriptionSnapshot; done: Done },
): Promise<boolean> {
  const { subscription, invoices } = snapshot
  const { id } = subscription
  const mustNotPay = id === member.subscriptionId && member.suspendedAt !== null && runs(member.state)
  // An uncollectible invoice is voided as soon as it is known, so that nobody pays it. Suspended members are charged nothing.
  for (const { id: invoiceId, status, isRenewal } of invoices)
    if ((status === 'uncollectible' || (mustNotPay && isRenewal && isUnpaid(status))) && !done.has(invoiceId)) {
      done.add(invoiceId)
      await provider.letGo({ id: invoiceId, status }).catch(unlessRefused)
      return true
    }
  if (id !== member.subscriptionId || subscription.state === 'over' || member.endBecause) return false
  const wantsEnd = member.cancelWantedAt !== null
  // Only our own setting is reversed: the request may have been withdrawn meanwhile.
  if (wantsEnd !== subscription.cancelsAtPeriodEnd && (wantsEnd ? !done.has('cancelled') : done.has('cancelled'))) {
    if (wantsEnd) done.add('cancelled')
    else done.delete('cancelled')
    await provider.cancelAtPeriodEnd(id, wantsEnd)
    await checkpoint('after the provider was put right')
    return true
  }
  const pauses = member.suspendedAt !== null && runs(member.state)
  if (pauses === subscription.isPaused || (!pauses && member.pausedAt === null) || done.has('paused')) return false
  done.add('paused')
  await provider.pause(id, pauses)
  await checkpoint('after the provider was put right')
  return true
}

const isUnpaid = (status: Invoice['status']) => status === 'draft' || status === 'open'

function unlessRefused(error: unknown): void {
  if (!(error instanceof ProviderAnswered) || error.status === null || error.status >= 500) throw error
}

/** It was ended elsewhere, and an open invoice could still be paid, for a year without premium. */
const isLeftOpen = ({ subscription, invoices }: SubscriptionSnapshot): boolean =>
  subscription.state === 'over' && invoices.some(({ status }) => status === 'open' || status === 'uncollectible')

interface Change {
  member: Member
  snapshot: SubscriptionSnapshot
  desired: DesiredMember
  now: Date
  read: Prisma.MemberUpdateInput
  end: FollowSubscriptionInput['end']
  refund: Membership['refund']
}

async function follow(
  { outbox }: Deps,
  tx: Tx,
  { member, snapshot, desired, now, read, end, refund }: Change,
): Promise<Member> {
  // A refund may have been requested while the termination without one was under way.
  const owed = member.endRefunds && member.endWantedAt !== null ? owedOf(snapshot, member.endWantedAt) : null
  const isOwed = owed !== null && (await isOwedYet(tx, owed, endGoalOf(member, owed)))
  const isEnded = end === 'done' && !isLive(desired.state) && !isOwed
  const reason = end && member.endBecause === 'administrator' ? member.endReason : null
  const untold = { ...read, ...(isEnded && noEnd) }
  const standing = standingOf(member, { desired, isPaused: snapshot.subscription.isPaused, now })
  if (isSame(member, standing) && !refund) return noteOf(tx, member, untold)
  // Its own end is published now, and there was no other since.
  const isLast =
    runs(member.state) && !runs(desired.state) && member.grantedUntil !== null && member.grantedUntil <= now
  const change = {
    ...standing,
    ...untold,
    ...(isLast && { grantEnds: false }),
    ...(isEnded && member.endBecause === 'withdrawn' && { withdrawnAt: member.endWantedAt }),
    card: standing.card ?? Prisma.DbNull,
    yearPrice: jsonOf(standing.yearPrice),
  }
  const events = await publishRefund(tx, member, { refund, end, state: desired.state })
  return changeMember(tx, outbox, member, { change, event: eventFor(member, standing, events), reason, refund: events })
}

async function isOwedYet(tx: Tx, { id: invoiceId }: Invoice, upToPence: number): Promise<boolean> {
  const payment = await tx.payment.findUnique({ where: { invoiceId } })
  return payment !== null && !isGivenBack(payment, upToPence)
}

const jsonOf = (value: YearPrice | null) => (value === null ? Prisma.DbNull : { ...value })

/** What went back while the end was carried out may have been found by another reading, which published nothing. */
async function publishRefund(
  tx: Tx,
  member: Member,
  { refund, end, state }: { refund: Membership['refund']; end: FollowSubscriptionInput['end']; state: Member['state'] },
): Promise<Membership['refund']> {
  if (refund || !end || isLive(state) || !member.endWantedAt) return refund
  const notes = await tx.document.findMany({
    where: {
      personId: member.personId,
      kind: 'credit_note',
      issuedAt: { gte: member.endWantedAt },
      payment: { subscriptionId: member.subscriptionId! },
    },
    include: { payment: true },
  })
  const [first] = notes
  if (!first) return null
  const gross = notes.reduce((sum, note) => sum + (note.grossPence ?? note.payment.grossPence), 0) / 100
  return { gross, because: (first.payment.refundBecause ?? 'provider') as RefundCause }
}

/** Money that goes back has one letter: with the end of the membership, or else its own. */
function eventFor(member: Member, standing: SubscriptionState, refund: Membership['refund']) {
  const event = eventOf(member, { ...member, ...standing })
  if (!refund) return pauseEvent(member, standing) ?? event
  const endsNow = isLive(member.state) && !isLive(standing.state)
  return endsNow || event === membershipRefunded ? membershipRefunded : membershipPaymentRefunded
}

function pauseEvent({ pausedAt, state }: Member, standing: SubscriptionState) {
  if (!runs(state) || !runs(standing.state) || (pausedAt === null) === (standing.pausedAt === null)) return null
  return standing.pausedAt ? membershipPaused : membershipUnpaused
}

type SubscriptionState = Omit<DesiredMember, 'isRenewing' | 'mustEnd' | 'payments'> &
  Pick<Member, 'renewingSince' | 'pausedAt' | 'graceFrom'>

interface Read {
  desired: DesiredMember
  isPaused: boolean
  now: Date
}

function standingOf(member: Member, { desired, isPaused, now }: Read): SubscriptionState {
  const { isRenewing, mustEnd: _, payments: __, ...rest } = desired
  const isOurs = isPaused && runs(desired.state) && (member.suspendedAt !== null || member.pausedAt !== null)
  const isOver = member.pausedAt !== null && !isPaused
  // A termination by an administrator without a refund leaves the right to withdraw.
  const keepsRight = desired.state === 'ended' && (member.state === 'ended' || member.endBecause === 'administrator')
  return {
    ...rest,
    withdrawUntil: keepsRight ? member.withdrawUntil : rest.withdrawUntil,
    renewingSince: isRenewing ? (member.renewingSince ?? now) : null,
    pausedAt: isOurs ? (member.pausedAt ?? now) : null,
    graceFrom: isOver ? now : member.graceFrom,
  }
}

const isSame = (member: Member, standing: SubscriptionState): boolean =>
  (Object.keys(standing) as (keyof SubscriptionState)[]).every(
    (name) => textOf(member[name]) === textOf(standing[name]),
  )

/** Compares dates, and JSON, whose fields come back in another order. */
const textOf = (value: unknown): string =>
  value !== null && typeof value === 'object' && !(value instanceof Date)
    ? JSON.stringify(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
    : JSON.stringify(value)
