import { count } from '@storyright/service-kit/telemetry'
import type { Database, Tx } from '../database.ts'
import type { Prisma } from '../generated/client.ts'
import { type Hold, type HoldKey, holdMayBecome, openHoldStatuses } from './hold.ts'

export type HoldChange = Omit<Prisma.HoldUncheckedUpdateInput, 'offerId' | 'number' | 'status'> & {
  status?: Hold['status']
}

// The table's own check keeps the status to its list.
const asHold = (row: object | null) => row as Hold | null
const keyOf = ({ offerId, number }: HoldKey) => ({ offerId_number: { offerId, number } })

export const findHold = async (db: Database | Tx, key: HoldKey): Promise<Hold | null> =>
  asHold(await db.hold.findUnique({ where: keyOf(key) }))

export async function getHold(db: Database | Tx, key: HoldKey): Promise<Hold> {
  const hold = await findHold(db, key)
  if (!hold) throw new Error(`There is no hold ${key.number} of offer ${key.offerId}`)
  return hold
}

export const findHoldOf = async (db: Database, intentId: string): Promise<Hold | null> =>
  asHold(await db.hold.findUnique({ where: { intentId } }))

type Wanted = Pick<Prisma.HoldFindManyArgs, 'where' | 'orderBy' | 'take'>
export async function findHolds(db: Database, wanted: Wanted): Promise<Hold[]> {
  return (await db.hold.findMany(wanted)).map((row) => asHold(row)!)
}

interface ForOffer {
  id: string
  /** Whole pounds. */
  offerPrice: number
}

/** A new, unpaid hold of an offer. */
export async function addHold(
  tx: Tx,
  { id: offerId, offerPrice }: ForOffer,
  hold: Pick<Hold, 'number' | 'createdAt'>,
): Promise<Hold> {
  return asHold(await tx.hold.create({ data: { ...hold, offerId, amountPence: offerPrice * 100 } }))!
}

/** An illegal change of status is a bug. */
export async function changeHold(tx: Tx, hold: HoldKey & Pick<Hold, 'status'>, change: HoldChange): Promise<void> {
  const { status = hold.status } = change
  if (status !== hold.status && !holdMayBecome(hold.status, status))
    throw new Error(`The hold ${hold.number} of offer ${hold.offerId} cannot go from ${hold.status} to ${status}`)
  await tx.hold.update({ where: keyOf(hold), data: change })
  if (status !== hold.status) count('holds', 1, { status })
}

/** An error response uses up an idempotency key: the next attempt has another. */
export const nextAttempt = (db: Database, key: HoldKey, of: 'createAttempt' | 'releaseAttempt') =>
  db.hold.update({ where: keyOf(key), data: { [of]: { increment: 1 } } })

/**
 * Records a hold's intent unless it has one already, and returns the one it has: the first to be recorded
 * stays. A fresh intent decides nothing, so it needs no lock.
 */
export async function nameIntent(db: Database, { offerId, number }: HoldKey, intentId: string, at: Date) {
  const where = { offerId, number, intentId: null }
  const named = await db.hold.updateMany({ where, data: { intentId, comparedAt: at } })
  return named.count > 0 ? intentId : (await getHold(db, { offerId, number })).intentId!
}

/** Begins the next capture. Returns false when another process has begun one since the hold was read. */
export async function openCapture(tx: Tx, { offerId, number, captureAttempt }: Hold, next: number): Promise<boolean> {
  const where = { offerId, number, captureAttempt, captureIsOpen: false }
  const begun = await tx.hold.updateMany({ where, data: { captureAttempt: next, captureIsOpen: true } })
  return begun.count > 0
}

/** Records that a capture has ended. Returns false to the second caller, who must read again. */
export async function closeCapture(tx: Tx, { offerId, number }: HoldKey, captureAttempt: number): Promise<boolean> {
  const where = { offerId, number, captureAttempt, captureIsOpen: true }
  const closed = await tx.hold.updateMany({ where, data: { captureIsOpen: false } })
  return closed.count > 0
}

/** Schedules the release of these offers' holds: all of them, or those that they would be accepted with. */
export const scheduleRelease = (
  tx: Tx,
  offerIds: readonly string[],
  { at, which }: { at: Date; which: 'all' | 'standing' },
) => tx.$executeRaw`
  UPDATE holds SET release_wanted_at = ${at}::timestamptz FROM offers
  WHERE holds.offer_id = offers.id AND (holds.number = offers.hold_number OR ${which === 'all'}) AND offers.id = ANY(${[...offerIds]}::uuid[])
    AND holds.status = ANY(${[...openHoldStatuses]}) AND holds.release_wanted_at IS NULL`
