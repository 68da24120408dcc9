import type { Candidate } from '@storyright/contracts/http'
import type { WorkToMatch } from '@storyright/matching'
import type { Decision, Found, LookUpRow } from '../look-ups/look-up-rows.ts'
import type { Source } from '../sources/source.ts'

export interface Judged extends Pick<Decision, 'state' | 'taken' | 'match'> {
  candidates: Candidate[]
  /** What of the found is kept: what is taken, and what may still be chosen. */
  found: Found[]
}

type Said = Pick<LookUpRow, 'chosen' | 'refused' | 'match'>

const MOST_CANDIDATES = 10

/** What the matching says of what was found, unless somebody has said otherwise before. */
export function matchedAmong(source: Source, work: WorkToMatch, all: Found[], said: Said): Judged {
  const found = all.filter(({ id }) => !said.refused.includes(id))
  const { state, taken, candidates } = source.judge(work, found)
  const offered = candidates.slice(0, MOST_CANDIDATES)
  const keep = (ids: string[]) => found.filter(({ id }) => ids.includes(id) || offered.some((its) => its.id === id))
  if (said.chosen && found.some(({ id }) => id === said.chosen)) {
    const known = [...taken, ...candidates, ...(said.match ? [said.match] : [])]
    const match = known.find(({ id }) => id === said.chosen) ?? null
    return { state: 'matched', taken: [said.chosen], match, candidates: offered, found: keep([said.chosen]) }
  }
  const ids = taken.map(({ id }) => id)
  return { state, taken: ids, match: taken[0] ?? null, candidates: offered, found: keep(ids) }
}
