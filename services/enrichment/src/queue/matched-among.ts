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
  const chosen = said.chosen.filter((id) => found.some((its) => its.id === id))
  if (chosen.length > 0) {
    const others = source.name === 'books' ? [] : taken.map(({ id }) => id)
    const ids = [...new Set([...chosen, ...others])]
    const known = [...taken, ...candidates, ...(said.match ? [said.match] : [])]
    const match = known.find(({ id }) => ids.includes(id)) ?? null
    return { state: 'matched', taken: ids, match, candidates: offered, found: keep(ids) }
  }
  const ids = taken.map(({ id }) => id)
  return { state, taken: ids, match: taken[0] ?? null, candidates: offered, found: keep(ids) }
}
