import type { EnrichmentStatus } from '@storyright/contracts/http'
import {
  dayAndTime,
  enrichmentBatches,
  enrichmentMessages,
  enrichmentSourceLabels,
} from '@storyright/contracts/vocabulary'
import { type ObjectSchema, object } from 'yup'
import { RunRemaining } from '../../entities/enrichment/run-remaining.tsx'
import { type StepOutcome, useRemaining } from '../../entities/enrichment/use-remaining.ts'
import { errorMessage } from '../../shared/api-error.ts'
import { AppForm } from '../../shared/form/app-form.tsx'
import { NumberField } from '../../shared/form/number-field.tsx'
import { numberIn, typedNumber } from '../../shared/form/typed-number.ts'
import { runWithToast } from '../../shared/run-with-toast.ts'
import { Button } from '../../ui/button/button.tsx'
import { Part } from '../../ui/page/part.tsx'
import { Note } from '../../ui/state/note.tsx'
import { type Batch, type BatchOutcome, type BatchSource, useEnrichBatchMutation } from './batches.api.ts'
import * as S from './batches.styles.ts'

const rulesOf = (most: number) =>
  object({
    batchSize: typedNumber('count', wholeTo(most))
      .required(wholeTo(most))
      .integer(wholeTo(most))
      .min(1, wholeTo(most))
      .max(most, wholeTo(most)),
  }) as unknown as ObjectSchema<{ batchSize: string }>
const wholeTo = (most: number) => `A whole number from 1 to ${most}`
const rules = { youtube: rulesOf(enrichmentBatches.youtube.most), twitter: rulesOf(enrichmentBatches.twitter.most) }

type RunBatchProps = { source: BatchSource; status: EnrichmentStatus; batch: ReturnType<typeof useBatch> }

/** Looks the next listings up; what came of it stays until the next batch. */
export function RunBatch({ source, status, batch }: RunBatchProps) {
  const { run, running, isRetry, outcome, fault } = batch
  const remaining = useRemaining(source)
  const nextBatch = useNextBatch(source)
  const isRunningAll = remaining.run.phase !== 'idle'
  const { standard } = enrichmentBatches[source]
  const send = async ({ batchSize }: { batchSize: string }) =>
    void (await run({ batchSize: numberIn(batchSize, 'count') ?? 0 }))
  return (
    <Part title="Next batch">
      <S.Run>
        <RunRemaining
          source={source}
          run={remaining.run}
          left={status.remaining}
          isBatchRunning={running}
          onStart={() => void remaining.start(nextBatch)}
          onPause={remaining.pause}
        />
        <AppForm
          label="Next batch"
          initial={{ batchSize: String(standard) }}
          rules={rules[source]}
          onSubmit={send}
          onLeaving="lets go"
        >
          {() => (
            <S.Size>
              <NumberField name="batchSize" kind="count" label="Batch size" help={batchHelp(source)} />
              <Button
                type="submit"
                busy={running && !isRetry && !isRunningAll}
                disabled={status.remaining === 0 || isRunningAll}
              >
                Enrich batch
              </Button>
            </S.Size>
          )}
        </AppForm>
        <div role="status">
          {running && !isRunningAll && (
            <Note>
              {`${isRetry ? 'Retrying what failed.' : 'Looking up the next listings.'} You can leave this page.`}
            </Note>
          )}
          {!running && outcome && <Note>{outcomeWords(outcome)}</Note>}
          {!running && !outcome && !fault && status.total > 0 && status.remaining === 0 && (
            <Note>{`Every listing has been looked up at ${enrichmentSourceLabels[source]}. New ones will show here.`}</Note>
          )}
        </div>
        {!running && fault && (
          <Note tone="bad" role="alert">
            {fault}
          </Note>
        )}
      </S.Run>
    </Part>
  )
}

/** The largest batch of a source, as a step of the run over all that is left. */
function useNextBatch(source: BatchSource) {
  const [send] = useEnrichBatchMutation({ fixedCacheKey: source })
  return async (): Promise<StepOutcome> => {
    const { processed, failed, total } = await send({ source, batchSize: enrichmentBatches[source].most }).unwrap()
    const isRefused = processed + failed < total
    return { processed, failed, end: total === 0 ? 'all' : isRefused ? 'refused' : undefined }
  }
}

/** A batch of a source, which goes on when the page is left: who comes back finds it running, or what it came to. */
export function useBatch(source: BatchSource) {
  const [send, { isLoading, data, error, originalArgs }] = useEnrichBatchMutation({ fixedCacheKey: source })
  const run = (batch: Omit<Batch, 'source'>) =>
    runWithToast(
      () => send({ source, ...batch }).unwrap(),
      (outcome) => ({ title: 'Batch Finished', description: outcomeWords(outcome) }),
      enrichmentMessages.failed,
    )
  return {
    run,
    running: isLoading,
    isRetry: Boolean(originalArgs?.failedOnly),
    outcome: data ?? null,
    fault: error ? errorMessage(error, 'The batch could not be run. Please try again.') : null,
  }
}

export const number = (count: number) => count.toLocaleString('en-GB')

/** What may be typed, and how fast it goes. */
function batchHelp(source: BatchSource) {
  const { most, pauseMs } = enrichmentBatches[source]
  const few = source === 'twitter' ? enrichmentBatches.twitter.recommended.join(' to ') : null
  const pace = pauseMs === 1_000 ? 'one listing a second' : `one listing every ${pauseMs / 1_000} seconds`
  return `1 to ${most}${few ? `; ${few} is best` : ''}. ${enrichmentSourceLabels[source]} is asked about ${pace}.`
}

/** What a batch came to. */
function outcomeWords({ processed, total, failed }: BatchOutcome) {
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
