import { type EnrichmentState, Refusal } from '@storyright/contracts/vocabulary'
import { lookUpRows, rowId } from '../look-ups/look-up-rows.ts'
import { type ApplyDeps, applyBook } from './apply-book.ts'
import { readyBook } from './ready-book.ts'

type EnrichDeps = ApplyDeps

interface Result {
  listingId: string
  state: EnrichmentState
  isApplied: boolean
  failure: string | null
}

/** A caller waits three minutes. */
const LIMIT_MS = 150_000
const everything = { updateCoverImage: true, updatePageCount: true, updateGenre: true, addMetadata: true }

/**
 * Looks several listings up, one after the other. On request, certain data is applied automatically: the ratings, and what the
 * listing lacks. What its agent has filled in stays.
 */
export async function enrichBooks(
  deps: EnrichDeps,
  { listingIds, autoApply, actorId }: { listingIds: string[]; autoApply: boolean; actorId: string },
) {
  const endsAt = performance.now() + LIMIT_MS
  const results: Result[] = []
  for (const listingId of new Set(listingIds))
    results.push(
      performance.now() < endsAt
        ? await enrichOne(deps, { listingId, autoApply, actorId })
        : { listingId, state: 'waiting', isApplied: false, failure: 'There was no time left. Please run it again.' },
    )
  const count = (isMeant: (result: Result) => boolean) => results.filter(isMeant).length
  const isLookedUp = ({ state }: Result) => state !== 'failed' && state !== 'waiting'
  const summary = {
    totalProcessed: count(isLookedUp),
    matched: count(({ state }) => state === 'matched'),
    applied: count(({ isApplied }) => isApplied),
    failed: count((result) => !isLookedUp(result)),
  }
  return { results, summary }
}

async function enrichOne(
  deps: EnrichDeps,
  { listingId, autoApply, actorId }: { listingId: string; autoApply: boolean; actorId: string },
): Promise<Result> {
  const result: Result = { listingId, state: 'failed', isApplied: false, failure: null }
  try {
    result.state = (await readyBook(deps, listingId)).state
    if (!autoApply || result.state !== 'matched') return result
    const { isApplied } = await applyBook(deps, { listingId, actorId, flags: everything, fillsOnly: true })
    return { ...result, isApplied }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    const row = await lookUpRows.of(deps.db).findOne({ _id: rowId('books', listingId) }, { projection: { state: 1 } })
    return { ...result, state: row?.state ?? 'failed', failure: error.message }
  }
}
