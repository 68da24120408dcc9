import type { Tx } from '../database.ts'
import type { Deps } from '../deps.ts'
import { removeQuotes } from './settle-notifications.ts'

/** No transaction lasts as long. */
const AGAIN_AFTER_MS = 60_000
const AT_ONCE = 100

/** Erases somebody's notifications and preferences, and administrators' notifications of their words; and again a little later, for those written in the same moment. */
export async function forgetPerson(tx: Tx, personId: string, at: Date): Promise<void> {
  await erase(tx, personId)
  await tx.erasedPerson.upsert({ where: { personId }, create: { personId, at }, update: { at } })
}

export async function forgetAgain({
  db,
  transaction,
  clock,
}: Pick<Deps, 'db' | 'transaction' | 'clock'>): Promise<void> {
  const before = new Date(clock().getTime() - AGAIN_AFTER_MS)
  const erased = await db.erasedPerson.findMany({ where: { at: { lte: before } }, take: AT_ONCE })
  for (const where of erased)
    await transaction(async (tx) => {
      await erase(tx, where.personId)
      await tx.erasedPerson.deleteMany({ where })
    })
}

async function erase(tx: Tx, personId: string): Promise<void> {
  const own = { where: { personId } }
  await tx.notificationPreference.deleteMany(own)
  await tx.notification.deleteMany(own)
  await tx.dueMail.deleteMany(own)
  await tx.mailedGroup.deleteMany(own)
  await tx.unsubscribeToken.deleteMany(own)
  await tx.changeMark.deleteMany(own)
  // What they asked support is quoted to administrators under their id.
  await removeQuotes(tx, personId)
}
