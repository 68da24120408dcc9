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
  await sweepUnused(deps.files, { keptBefore, usedAmong: (names) => usedAmong(deps, names) })
}

/** Deletes what nothing needs. */
async function usedAmong(deps: Pick<Deps, 'db' | 'clock'>, names: string[]): Promise<Set<string>> {
  const { db } = deps
  const finished = names.filter((name) => !name.includes('.')) // the others were left half written by a crash
  await sweepDecks(deps, finished)
  await db.optionDocument.deleteMany({ where: { id: { in: finished }, notices: { none: {} } } })
  const documents = await db.optionDocument.findMany({ where: { id: { in: finished } }, select: { id: true } })
  const decks = await db.deck.findMany({ where: { id: { in: finished } }, select: { id: true } })
  const signed = await db.agreement.findMany({ where: { signedFile: { in: finished } }, select: { signedFile: true } })
  return new Set([...[...decks, ...documents].map(({ id }) => id), ...signed.map(({ signedFile }) => signedFile!)])
}

/**
 * Deletes decks without an offer or an entry; whoever makes an offer with such a deck, or has it kept, at this moment is refused. In one
 * statement, which looks again at a deck that somebody has just changed.
 */
const sweepDecks = ({ db, clock }: Pick<Deps, 'db' | 'clock'>, ids: string[]) => db.$executeRaw`
  DELETE FROM decks WHERE id = ANY(${ids}::uuid[])
    AND (kept_until IS NULL OR kept_until < ${clock()})
    AND NOT EXISTS (SELECT FROM offers WHERE deck_id = decks.id)
    AND NOT EXISTS (SELECT FROM competition_entries WHERE deck_id = decks.id)`
