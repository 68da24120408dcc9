import { importLimits, importStatesAtWork } from '@storyright/contracts/vocabulary'
import type { Background, Lease } from '@storyright/service-kit'
import type { Database } from '../database.ts'
import { type ImportThread, ImportTooLarge } from './import-thread.ts'
import { failImport } from './read-import.ts'
import type { WorkDeps } from './take-step.ts'

const EVERY_MS = 10_000
const SWEEP_EVERY_MS = 3_600_000
const DAY_MS = 24 * 3_600_000

/** Has imports worked on in one replica at a time, and deletes those that can no longer be undone. */
export function importJobs(deps: WorkDeps, thread: ImportThread, lease: Lease): Background {
  return {
    name: 'imports',
    lease,
    works: [
      { name: 'imports', everyMs: EVERY_MS, isCalled: true, round: ({ signal }) => workInThread(deps, thread, signal) },
      { name: 'old imports', everyMs: SWEEP_EVERY_MS, round: ({ now }) => deleteOld(deps, now) },
    ],
  }
}

/** Starts the thread only for work that there is. */
async function workInThread(deps: WorkDeps, thread: ImportThread, signal: AbortSignal): Promise<void> {
  const isAny = await deps.db.listingImport.findFirst({
    where: { state: { in: importStatesAtWork } },
    select: { id: true },
  })
  if (!isAny) return
  await thread.work(signal).catch(async (error: unknown) => {
    if (error instanceof ImportTooLarge && error.importId) await refuseTooLarge(deps, error.importId)
    throw error
  })
}

/** Otherwise it would end the thread in every round, and no other import would be read. What is applied or undone needs as much for each of its steps. */
async function refuseTooLarge(deps: WorkDeps, id: string): Promise<void> {
  const found = await deps.db.listingImport.findFirst({ where: { id, state: 'reading' } })
  if (found) await failImport(deps, found, 'This file takes too much memory to read. Split it, and send its parts.')
}

/** Their files are swept as nobody's. */
async function deleteOld({ db }: { db: Database }, now: Date): Promise<void> {
  const before = (days: number) => ({ lt: new Date(now.getTime() - days * DAY_MS) })
  const old = before(importLimits.keptDays)
  await db.importSending.deleteMany({ where: { at: before(1) } })
  await db.listingImport.deleteMany({
    where: {
      createdAt: old,
      OR: [{ appliedAt: null }, { appliedAt: old }],
      state: { notIn: [...importStatesAtWork] },
    },
  })
}
