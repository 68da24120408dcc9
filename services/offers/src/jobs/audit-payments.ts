import { randomUUID } from 'node:crypto'
import { ProviderAnswered } from '@storyright/card-provider'
import type { Database } from '../database.ts'
import type { Deps } from '../deps.ts'
import { reportDiscrepancy, settleAgreed } from '../payments/discrepancy.store.ts'
import { findHold, findHoldOf, findHolds, nameIntent } from '../payments/hold.store.ts'
import type { Hold } from '../payments/hold.ts'
import type { Intent } from '../payments/provider.ts'
import { lookAtPayment } from '../payments-sync/sync-payment.ts'
import { ago, DAY_MS, HOUR_MS } from '../times.ts'
import type { Pace } from './job-config.ts'
import { isOurs, judgePayment } from './judge-payment.ts'

const AUDIT = 'audit of payments'
/** How far a round has come that is not done yet. */
const REACHED = 'audit of payments reached'
/** Until when refunds and disputes that began were compared. */
const MONEY_BACK = 'audit of refunds and disputes'
/** The provider's clock may differ. */
const OTHER_CLOCK_MS = HOUR_MS
/** Banks send refunds back within some weeks. */
const REFUND_FAILS_WITHIN_DAYS = 60
/** No hold lives longer at the provider. */
const DAYS_BACK = 8
const SLICE_MS = 6 * HOUR_MS

/**
 * Lists the provider's payments and finds those missing from our books: a process may die before it records which
 * payment it made, and a restored database has forgotten some. Of money that was taken it finds refunds and disputes whose
 * notice was lost, at any age. Younger ones than an hour may still be on their way here.
 */
export async function auditPayments(deps: Deps, { auditEveryMs }: Pace, signal: AbortSignal): Promise<void> {
  const { db, clock } = deps
  const last = await lastDone(db, AUDIT)
  if (last && last > ago(deps, auditEveryMs)) return
  const until = ago(deps, HOUR_MS)
  let after = latest(ago(deps, DAYS_BACK * DAY_MS), await lastDone(db, REACHED))
  while (after < until) {
    const end = new Date(Math.min(after.getTime() + SLICE_MS, until.getTime()))
    for await (const intent of deps.provider.list({ after, until: end })) {
      if (signal.aborted) return
      if (isOurs(intent, deps.provider.deployment)) await audit(deps, intent).catch(later(deps, intent.id))
    }
    await recordDone(db, REACHED, end)
    after = end
  }
  await lookAgain(deps, signal)
  await followMoneyBack(deps, signal)
  if (signal.aborted) return
  await recordDone(db, AUDIT, clock())
  await forgetRun(db, REACHED)
}

const latest = (one: Date, other: Date | undefined) => (other && other > one ? other : one)

/** One payment that fails keeps no other from being looked at; it comes again with the next audit. */
const later =
  ({ logger }: Deps, intentId: string) =>
  (error: unknown) =>
    logger.warn({ intentId, err: error }, 'A payment is audited later')

async function audit(deps: Deps, intent: Intent): Promise<void> {
  const hold = await holdOf(deps, intent)
  const judgement = judgePayment(intent, hold)
  if (judgement.what === 'report') return report(deps, intent, hold, judgement.says)
  if (judgement.what === 'adopt') return adopt(deps, hold!, intent)
  if (judgement.what === 'let go') return letGo(deps, hold!, intent)
  if (judgement.what === 'follow') return lookAtPayment(deps, hold!) // read anew: it may have been listed a while ago
}

/**
 * Refunds and disputes begin long after their payment, and their notices may be lost like any others: whatever began since the
 * last audit is compared, whatever the age of the payment, and what may still go on is read again.
 */
async function followMoneyBack(deps: Deps, signal: AbortSignal): Promise<void> {
  const { db } = deps
  const until = deps.clock()
  const last = await lastDone(db, MONEY_BACK)
  const after = new Date(last ? Math.max(0, last.getTime() - OTHER_CLOCK_MS) : 0)
  for await (const found of deps.provider.listMoneyBack({ after, until })) {
    if (signal.aborted) return
    await lookIfNews(deps, found).catch(later(deps, found.intentId))
  }
  const mayGoOn = [
    { disputeStatus: { not: null }, disputeClosedAt: null },
    { refundedAt: { gt: ago(deps, REFUND_FAILS_WITHIN_DAYS * DAY_MS) } },
  ]
  for (const hold of await findHolds(db, { where: { status: 'captured', OR: mayGoOn } })) {
    if (signal.aborted) return
    await lookAtPayment(deps, hold).catch(later(deps, hold.intentId!))
  }
  await recordDone(db, MONEY_BACK, until)
}

async function lookIfNews(
  deps: Deps,
  { intentId, id, status }: { intentId: string; id: string; status: string },
): Promise<void> {
  const hold = await findHoldOf(deps.db, intentId)
  if (!hold) return // of a membership, or of another deployment
  const known =
    (await deps.db.refund.findUnique({ where: { id } })) ?? (await deps.db.dispute.findUnique({ where: { id } }))
  if (known?.status !== status) await lookAtPayment(deps, hold)
}

/** A reported discrepancy may have been resolved since, also when it is older than what an audit lists. */
async function lookAgain(deps: Deps, signal: AbortSignal): Promise<void> {
  const open = await deps.db.discrepancy.findMany({
    where: { kind: 'unknown_to_us', settledAt: null, intentId: { not: null } },
    select: { intentId: true },
  })
  for (const { intentId } of open) {
    if (signal.aborted) return
    await settleIfAgreed(deps, intentId!).catch(later(deps, intentId!))
  }
}

async function settleIfAgreed(deps: Deps, intentId: string): Promise<void> {
  const intent = await deps.provider.read(intentId)
  if (judgePayment(intent, await holdOf(deps, intent)).what === 'report') return
  await deps.transaction((tx) => settleAgreed(tx, { intentId, kind: 'unknown_to_us' }, deps.clock()))
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

async function holdOf({ db }: Deps, { belongsTo: { offerId, number } }: Intent): Promise<Hold | null> {
  if (!offerId || !number || !uuid.test(offerId)) return null
  return findHold(db, { offerId, number })
}

async function adopt(deps: Deps, hold: Hold, { id: intentId }: Intent): Promise<void> {
  const named = await nameIntent(deps.db, hold, intentId, deps.clock())
  await lookAtPayment(deps, { ...hold, intentId: named })
}

async function letGo(deps: Deps, hold: Hold, intent: Intent): Promise<void> {
  try {
    await deps.provider.cancel(intent.id, randomUUID()) // cancelling twice does no harm
  } catch (error) {
    if (!(error instanceof ProviderAnswered && error.isRefusal)) throw error
    await report(
      deps,
      intent,
      hold,
      `The provider refuses to release a second payment of this hold. ${error.userMessage}`,
    )
  }
}

const report = (deps: Deps, { id: intentId }: Intent, hold: Hold | null, message: string) =>
  deps.transaction((tx) =>
    reportDiscrepancy(
      tx,
      { offerId: hold?.offerId ?? null, intentId, kind: 'unknown_to_us', says: message },
      deps.clock(),
    ),
  )

/** When scheduled work was last done, in any replica. */
async function lastDone(db: Database, name: string): Promise<Date | undefined> {
  return (await db.jobRun.findUnique({ where: { name } }))?.doneAt
}

const recordDone = (db: Database, name: string, doneAt: Date) =>
  db.jobRun.upsert({ where: { name }, create: { name, doneAt }, update: { doneAt } })

const forgetRun = (db: Database, name: string) => db.jobRun.deleteMany({ where: { name } })
