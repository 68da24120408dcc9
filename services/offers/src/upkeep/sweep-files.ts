import { sweepUnused } from '@storyright/object-store'
import type { Deps } from '../deps.ts'
import { ago, DAY_MS, HOUR_MS } from '../times.ts'

const lastSweeps = new WeakMap<object, number>()

/** Periodically removes day-old decks and documents that were never used, and files without a record. */
export async function sweepFiles(deps: Deps): Promise<void> {
  const now = deps.clock().getTime()
  if (now - (lastSweeps.get(deps) ?? 0) < HOUR_MS) return
  lastSweeps.set(deps, now)
  const keptBefore = ago(deps, DAY_MS)
  await sweepUnused(deps.files, { keptBefore, usedAmong: (names) => usedAmong(deps.db, names) })
}

/** Deletes decks without an offer; creating one with such a deck at this moment is refused. */
async function usedAmong(db: Deps['db'], names: string[]): Promise<Set<string>> {
  const finished = names.filter((name) => !name.includes('.')) // the others were left half written by a crash
  await db.deck.deleteMany({ where: { id: { in: finished }, offers: { none: {} } } })
  await db.optionDocument.deleteMany({ where: { id: { in: finished }, notices: { none: {} } } })
  const documents = await db.optionDocument.findMany({ where: { id: { in: finished } }, select: { id: true } })
  const decks = await db.deck.findMany({ where: { id: { in: finished } }, select: { id: true } })
  const signed = await db.agreement.findMany({ where: { signedFile: { in: finished } }, select: { signedFile: true } })
  return new Set([...[...decks, ...documents].map(({ id }) => id), ...signed.map(({ signedFile }) => signedFile!)])
}
