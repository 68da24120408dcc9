import type { Database } from '../database.ts'

export async function lastDone(db: Database, name: string): Promise<Date | undefined> {
  return (await db.round.findUnique({ where: { name } }))?.doneAt
}

export const recordDone = (db: Database, name: string, doneAt: Date) =>
  db.round.upsert({ where: { name }, create: { name, doneAt }, update: { doneAt } })
