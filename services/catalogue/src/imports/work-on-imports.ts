import { importStatesAtWork } from '@storyright/contracts/vocabulary'
import type { ListingImport } from '../generated/client.ts'
import { type ApplyDeps, applyImport } from './apply-import.ts'
import { type ReadDeps, readImport } from './read-import.ts'
import { undoImport } from './undo-import.ts'

type Deps = ReadDeps & ApplyDeps

interface WorkOnAllInput {
  signal: AbortSignal
  onImport(id: string): void
}

/** Reads, applies and undoes imports, the oldest first. One that fails is left for the next round, and the others go on. */
export async function workOnAll(deps: Deps, { signal, onImport }: WorkOnAllInput): Promise<void> {
  const failed: string[] = []
  let failure: unknown
  while (!signal.aborted) {
    const next = await deps.db.listingImport.findFirst({
      where: { state: { in: importStatesAtWork }, id: { notIn: failed } },
      orderBy: { createdAt: 'asc' },
    })
    if (!next) break
    onImport(next.id)
    await workOn(deps, next, signal).catch((error: unknown) => {
      failed.push(next.id)
      failure = error
    })
  }
  if (failure) throw failure
}

function workOn(deps: Deps, found: ListingImport, signal: AbortSignal): Promise<void> {
  if (found.state === 'reading') return readImport(deps, found, signal)
  return found.state === 'applying' ? applyImport(deps, found, signal) : undoImport(deps, found, signal)
}
