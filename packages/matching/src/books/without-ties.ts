import type { Candidate } from '@storyright/contracts/http'
import { matchThresholds } from '@storyright/contracts/vocabulary'
import { compareNames } from '../names/compare-names.ts'
import type { Name } from '../names/name.ts'
import type { TitleForms } from '../titles/title-forms.ts'

export interface Judged {
  candidate: Candidate
  forms: TitleForms
  authors: readonly Name[]
}

const margin = 0.05
const tied = 'Another author has the same title, and nothing tells them apart'

/** Two authors of one title that are equally likely are both left to somebody's choice. */
export function withoutTies(judged: readonly Judged[]): Candidate[] {
  const best = judged.reduce<Judged | null>(
    (best, next) => (best === null || next.candidate.confidence > best.candidate.confidence ? next : best),
    null,
  )
  if (best === null || best.candidate.confidence < matchThresholds.taken)
    return judged.map(({ candidate }) => candidate)
  const isClose = ({ candidate }: Judged) => candidate.confidence >= best.candidate.confidence - margin
  const rival = judged.some((other) => isClose(other) && isAnothers(best, other))
  return judged.map((one) =>
    rival && one.candidate.confidence >= matchThresholds.taken ? lowered(one.candidate) : one.candidate,
  )
}

const isAnothers = (one: Judged, other: Judged) =>
  one.authors.length > 0 &&
  other.authors.length > 0 &&
  one.authors.every((mine) => other.authors.every((theirs) => compareNames(mine, theirs) === 'other'))

const lowered = (candidate: Candidate): Candidate => ({
  ...candidate,
  confidence: matchThresholds.taken - 0.01,
  reasons: [...candidate.reasons, tied],
})
