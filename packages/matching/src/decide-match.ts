import type { Candidate } from '@storyright/contracts/http'
import { matchThresholds } from '@storyright/contracts/vocabulary'
import type { MatchOutcome } from './shapes.ts'

/** How many a person is asked to choose among. */
const mostChoices = 10

/** Certain candidates are taken, up to `most`; likely ones wait for a choice. */
export function decideMatch(judged: readonly Candidate[], { most }: { most: number }): MatchOutcome {
  const likely = judged
    .filter(({ confidence }) => confidence >= matchThresholds.choosing)
    .sort((one, other) => other.confidence - one.confidence)
  const taken = likely.filter(({ confidence }) => confidence >= matchThresholds.taken).slice(0, most)
  const candidates = likely.slice(0, mostChoices)
  if (taken.length > 0) return { state: 'matched', taken, candidates }
  return { state: candidates.length > 0 ? 'choosing' : 'none', taken, candidates }
}
