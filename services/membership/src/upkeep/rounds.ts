import type { Database } from '../database.ts'

export const lastDone = async (db: Database, name: string): Promise<Date | undefined> =>
  (await db.round.findUnique({ where: { name } }))?.doneAt

export const recordDone = (db: Database, name: string, doneAt: Date) =>
  db.round.upsert({ where: { name }, create: { name, doneAt }, update: { doneAt } })
