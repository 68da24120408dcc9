import type { EnrichmentStatus } from '@storyright/contracts/http'
import { dayAndTime, enrichmentBatches, enrichmentSourceLabels } from '@storyright/contracts/vocabulary'
import type { BatchOutcome, BatchSource } from './batches.api.ts'

export const number = (count: number) => count.toLocaleString('en-GB')

/** What may be typed, and how fast it goes. */
export function batchHelp(source: BatchSource) {
  const { most, pauseMs } = enrichmentBatches[source]
  const few = source === 'twitter' ? enrichmentBatches.twitter.recommended.join(' to ') : null
  const pace = pauseMs === 1_000 ? 'one listing a second' : `one listing every ${pauseMs / 1_000} seconds`
  return `1 to ${most}${few ? `; ${few} is best` : ''}. ${enrichmentSourceLabels[source]} is asked about ${pace}.`
}

/** What a batch came to. */
export function outcomeWords({ processed, total, failed }: BatchOutcome) {
  if (total === 0) return 'Nothing was left to look up.'
  const left = total - processed - failed
  const parts = [`${processed} of ${total} looked up`, ...(failed > 0 ? [`${failed} failed`] : [])]
  return `${parts.join(', ')}.${left > 0 ? ` The other ${left === 1 ? 'one is' : `${left} are`} left for the next batch.` : ''}`
}

/** Why a source is left alone, and until when. */
export const pauseWords = (source: BatchSource, until: string) =>
  `${enrichmentSourceLabels[source]}’s limit is reached. It continues at ${dayAndTime(until)}.`

/** How far the source is with the catalogue. */
export function progressWords({ total, enriched, percentage }: EnrichmentStatus) {
  const share = `${percentage.toLocaleString('en-GB', { maximumFractionDigits: 1 })}%`
  return `${number(enriched)} of ${number(total)} · ${share}`
}
