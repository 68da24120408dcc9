import { dayAndTime, enrichmentSourceLabels } from '@storyright/contracts/vocabulary'
import type { FoundAtSource } from '../../entities/enrichment/enrichment.api.ts'
import { isAhead } from '../../shared/is-ahead.ts'
import type { Tone } from '../../ui/badge/badge.tsx'
import type { CandidateState } from './seen.ts'

/** How far a source is with a listing, for whoever manages it; nothing where what is shown says it. */
export function sourceStateText({ source, state, failure, triesAgainAt }: FoundAtSource): string | null {
  const name = enrichmentSourceLabels[source]
  switch (state) {
    case 'matched':
      return null
    case 'waiting':
      return `Queued to be looked up at ${name}.`
    case 'failed': {
      const next = isAhead(triesAgainAt) ? `after ${dayAndTime(triesAgainAt)}` : 'later'
      return ['The last search failed.', failure, `We will try again ${next}.`].filter(Boolean).join(' ')
    }
    case 'refused':
      return 'This was marked as a different work, so nothing is shown.'
    case 'none':
      return `We found nothing about this work at ${name}.`
    case 'choosing':
      return 'What was found may be about this work. It is shown to readers once you say so.'
  }
}

export const counted = (count: number, [one, many]: readonly [string, string]) =>
  `${count.toLocaleString('en-GB')} ${count === 1 ? one : many}`

/** How something that was found stands; nothing waits where something else was taken. */
export function candidateText(standing: CandidateState, { state }: FoundAtSource): { tone: Tone; message: string } {
  if (standing === 'taken') return { tone: 'ok', message: 'Shown' }
  if (standing === 'refused') return { tone: 'off', message: 'Not this work' }
  return state === 'choosing' ? { tone: 'wait', message: 'Needs your decision' } : { tone: 'off', message: 'Not shown' }
}
