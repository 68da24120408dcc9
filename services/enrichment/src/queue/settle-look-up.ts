import type { Candidate } from '@storyright/contracts/http'
import { enrichmentTimes } from '@storyright/contracts/vocabulary'
import type { WorkToMatch } from '@storyright/matching'
import { listingRows } from '@storyright/read-models'
import type { Deps } from '../deps.ts'
import { count } from '../look-ups/count-rows.ts'
import { type Decision, type Found, type LookUpRow, lookUpRows, never } from '../look-ups/look-up-rows.ts'
import { publishEnriched } from '../published/publish-enriched.ts'
import type { Source } from '../sources/source.ts'
import type { Claim } from './look-up.ts'

const DAY_MS = 24 * 60 * 60_000
export const unclaimed = { claim: null, claimedUntil: never } as const

/**
 * Saves, counts and publishes what a look-up has found, in one transaction; returns whether it was of use. It is not when the listing
 * was changed or deleted meanwhile, or the claim has expired and another worker has it.
 */
export function settleLookUp(
  deps: Pick<Deps, 'db' | 'transaction' | 'clock' | 'outbox' | 'sources'>,
  { _id, claim, key, source: name, listingId }: Claim,
  found: Found[],
): Promise<LookUpRow['state'] | null> {
  return deps.transaction(async (tx) => {
    const { db, clock, sources } = deps
    const session = { session: tx }
    const row = await lookUpRows.of(db).findOne({ _id, claim, key }, session)
    const its = await listingRows.of(db).findOne({ _id: listingId, isDeleted: false }, session)
    if (!row || !its) return null
    const [source, fetchedAt] = [sources[name], clock()]
    const after = settled(source, its.listing, row, { found, fetchedAt })
    await lookUpRows.of(db).updateOne({ _id }, { $set: after }, session)
    await count(tx, db, { source: name, from: row.state, to: after.state })
    await publishEnriched(deps, tx, listingId)
    return after.state
  })
}

/** A row's changes from a result. */
export function settled(
  source: Source,
  work: WorkToMatch,
  row: LookUpRow,
  fetched: { found: Found[]; fetchedAt: Date },
) {
  const { fetchedAt } = fetched
  const { state, taken, match, candidates, found } = matchedAmong(source, work, fetched.found, row)
  const used = found.filter(({ id }) => taken.includes(id))
  return {
    ...{ state, taken, match, candidates, found },
    ...{ dueAt: null, attempts: 0, failure: null, failedAt: null, before: null, ...unclaimed },
    figures: source.figuresOf(work, used, fetchedAt),
    fetchedAt,
    staleAt: new Date(fetchedAt.getTime() + enrichmentTimes.keptDays * DAY_MS),
  } satisfies Partial<LookUpRow>
}

interface Judged extends Pick<Decision, 'state' | 'taken' | 'match'> {
  candidates: Candidate[]
  /** The stored candidates: the chosen ones, and those that may still be chosen. */
  found: Found[]
}

type LookUpDecision = Pick<LookUpRow, 'chosen' | 'refused' | 'match'>

const MOST_CANDIDATES = 10

/** The matching's verdict on what was found, unless somebody has decided otherwise. */
function matchedAmong(source: Source, work: WorkToMatch, all: Found[], decision: LookUpDecision): Judged {
  const found = all.filter(({ id }) => !decision.refused.includes(id))
  const { state, taken, candidates } = source.judge(work, found)
  const offered = candidates.slice(0, MOST_CANDIDATES)
  const keep = (ids: string[]) => found.filter(({ id }) => ids.includes(id) || offered.some((its) => its.id === id))
  const chosen = decision.chosen.filter((id) => found.some((its) => its.id === id))
  if (chosen.length > 0) {
    const others = source.name === 'books' ? [] : taken.map(({ id }) => id)
    const ids = [...new Set([...chosen, ...others])]
    const known = [...taken, ...candidates, ...(decision.match ? [decision.match] : [])]
    const match = known.find(({ id }) => ids.includes(id)) ?? null
    return { state: 'matched', taken: ids, match, candidates: offered, found: keep(ids) }
  }
  const ids = taken.map(({ id }) => id)
  return { state, taken: ids, match: taken[0] ?? null, candidates: offered, found: keep(ids) }
}
