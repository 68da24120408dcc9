import type { Tx } from '../database.ts'
import type { Standing } from '../generated/client.ts'

/** How moderators see somebody at this moment; without a row there was no action on them. */
export async function standingOf(db: Tx, personId: string): Promise<Standing> {
  const known = await db.standing.findUnique({ where: { personId } })
  return known ?? { personId, mutedUntil: null, muteReason: null, warned: 0, removed: 0, isTrusted: false }
}

/** Changes it; two changes at once come one after the other. */
export async function changeStanding(
  tx: Tx,
  personId: string,
  change: (before: Standing) => Partial<Standing>,
): Promise<{ before: Standing; after: Standing }> {
  await tx.standing.createMany({ data: [{ personId }], skipDuplicates: true })
  await tx.$queryRaw`SELECT FROM standings WHERE person_id = ${personId} FOR UPDATE`
  const before = await standingOf(tx, personId)
  const after = await tx.standing.update({ where: { personId }, data: change(before) })
  return { before, after }
}
