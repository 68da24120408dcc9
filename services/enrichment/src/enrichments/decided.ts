import type { Candidate } from '@storyright/contracts/http'
import type { EnrichmentState } from '@storyright/contracts/vocabulary'
import type { LookUpRow } from '../look-ups/look-up-rows.ts'

type Row = Pick<LookUpRow, 'source' | 'state' | 'taken' | 'match' | 'chosen' | 'refused' | 'candidates' | 'found'>

export interface Decided {
  state: EnrichmentState
  taken: string[]
  match: Candidate | null
  chosen: string[]
  refused: string[]
}

/**
 * After somebody confirmed that this candidate is about the work; nothing where it is not a candidate. A work is one book, but
 * any number of videos and posts may be about it: those come to what counts already.
 */
export function afterChoice({ source, candidates, match, refused, found, ...row }: Row, id: string): Decided | null {
  const candidate = [...candidates, ...(match ? [match] : [])].find((its) => its.id === id)
  if (!candidate || !found.some((its) => its.id === id)) return null
  const besides = (ids: string[]) => (source === 'books' ? [id] : [...ids.filter((its) => its !== id), id])
  const taken = besides(row.taken)
  return {
    state: 'matched',
    taken,
    match: match && taken.includes(match.id) ? match : candidate,
    chosen: besides(row.chosen),
    refused: refused.filter((its) => its !== id),
  }
}

/**
 * After somebody decided that this is not the work: one candidate, or all that was taken, or else all that was offered. Nothing where
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
    match: [...(row.match ? [row.match] : []), ...row.candidates].find((its) => taken.includes(its.id)) ?? null,
    chosen: row.chosen.filter((its) => !meant.includes(its)),
    refused: [...new Set([...row.refused, ...meant])],
  }
}
