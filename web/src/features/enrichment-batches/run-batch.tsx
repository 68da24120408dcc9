import type { EnrichmentStatus } from '@storyright/contracts/http'
import { enrichmentBatches, enrichmentSourceLabels } from '@storyright/contracts/vocabulary'
import { type ObjectSchema, object } from 'yup'
import { RunRemaining } from '../../entities/enrichment/run-remaining.tsx'
import { type StepOutcome, useRemaining } from '../../entities/enrichment/use-remaining.ts'
import { AppForm } from '../../shared/form/app-form.tsx'
import { NumberField } from '../../shared/form/number-field.tsx'
import { numberIn, typedNumber } from '../../shared/form/typed-number.ts'
import { Button } from '../../ui/button/button.tsx'
import { Part } from '../../ui/page/part.tsx'
import { Note } from '../../ui/state/note.tsx'
import { batchHelp, outcomeWords } from './batch-words.ts'
import { type BatchSource, useEnrichBatchMutation } from './batches.api.ts'
import * as S from './batches.styles.ts'
import type { useBatch } from './use-batch.ts'

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
