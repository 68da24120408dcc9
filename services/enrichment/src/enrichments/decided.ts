import type { Candidate } from '@storyright/contracts/http'
import type { EnrichmentState } from '@storyright/contracts/vocabulary'
import type { LookUpRow } from '../look-ups/look-up-rows.ts'

type Row = Pick<LookUpRow, 'state' | 'taken' | 'match' | 'chosen' | 'refused' | 'candidates' | 'found'>

export interface Decided {
  state: EnrichmentState
  taken: string[]
  match: Candidate | null
  chosen: string | null
  refused: string[]
}

/** After somebody said that this candidate is the work; nothing where it is not among what was found. */
export function afterChoice({ candidates, match, refused, found }: Row, id: string): Decided | null {
  const candidate = [...candidates, ...(match ? [match] : [])].find((its) => its.id === id)
  if (!candidate || !found.some((its) => its.id === id)) return null
  return { state: 'matched', taken: [id], match: candidate, chosen: id, refused: refused.filter((its) => its !== id) }
}

/**
 * After somebody said that this is not the work: one candidate, or all that was taken, or else all that was offered. Nothing where
 * there is nothing to refuse.
 */
export function afterRefusal(row: Row, id: string | null): Decided | null {
  const offered = row.candidates.filter((its) => !row.refused.includes(its.id)).map((its) => its.id)
  const known = [...row.taken, ...offered]
  const meant = id === null ? (row.taken.length > 0 ? row.taken : offered) : known.filter((its) => its === id)
  if (meant.length === 0) return null
  const taken = row.taken.filter((its) => !meant.includes(its))
  const left = offered.filter((its) => !meant.includes(its) && !row.taken.includes(its))
  const state = taken.length > 0 ? 'matched' : row.state === 'choosing' && left.length > 0 ? 'choosing' : 'refused'
  return {
    state,
    taken,
    match: taken.length === 0 ? null : (row.candidates.find((its) => its.id === taken[0]) ?? row.match),
    chosen: row.chosen && meant.includes(row.chosen) ? null : row.chosen,
    refused: [...new Set([...row.refused, ...meant])],
  }
}
