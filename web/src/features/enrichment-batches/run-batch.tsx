import type { EnrichmentStatus } from '@storyright/contracts/http'
import { enrichmentBatches, enrichmentSourceLabels } from '@storyright/contracts/vocabulary'
import { type ObjectSchema, object } from 'yup'
import { AppForm } from '../../shared/form/app-form.tsx'
import { NumberField } from '../../shared/form/number-field.tsx'
import { numberIn, typedNumber } from '../../shared/form/typed-number.ts'
import { Button } from '../../ui/button/button.tsx'
import { Part } from '../../ui/page/part.tsx'
import { Note } from '../../ui/state/note.tsx'
import { batchHelp, number, outcomeWords } from './batch-words.ts'
import type { BatchSource } from './batches.api.ts'
import * as S from './batches.styles.ts'
import type { useBatch } from './use-batch.ts'
import { type RemainingRun, useRemaining } from './use-remaining.ts'

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
  const isRunningAll = remaining.run.phase !== 'idle'
  const { standard } = enrichmentBatches[source]
  const send = async ({ batchSize }: { batchSize: string }) =>
    void (await run({ batchSize: numberIn(batchSize, 'count') ?? 0 }))
  return (
    <Part title="Next batch">
      <S.Run>
        <RunRemaining source={source} left={status.remaining} isBatchRunning={running} {...remaining} />
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
              {`${isRetry ? 'What failed is tried again.' : 'The next listings are looked up.'} You may leave this page meanwhile.`}
            </Note>
          )}
          {!running && outcome && <Note>{outcomeWords(outcome)}</Note>}
          {!running && !outcome && !fault && status.total > 0 && status.remaining === 0 && (
            <Note>{`Every listing has been looked up at ${enrichmentSourceLabels[source]}. New ones wait here.`}</Note>
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

type RunRemainingProps = ReturnType<typeof useRemaining> & {
  source: BatchSource
  left: number
  isBatchRunning: boolean
}

/** Everything that is left, batch after batch, until it is done or paused. */
function RunRemaining({ source, left, isBatchRunning, run, start, pause }: RunRemainingProps) {
  if (left === 0 && run.phase === 'idle') return null
  return (
    <S.All>
      {run.phase === 'idle' ? (
        <Button variant="primary" disabled={isBatchRunning} onClick={() => void start()}>
          {`Enrich the remaining ${number(left)}`}
        </Button>
      ) : (
        <Button busy={run.phase === 'pausing'} onClick={pause}>
          Pause
        </Button>
      )}
      <p role="status">{runWords(run, left, source)}</p>
    </S.All>
  )
}

function runWords({ phase, processed, failed, stopped }: RemainingRun, left: number, source: BatchSource) {
  const counts = `${number(processed)} looked up${failed > 0 ? `, ${number(failed)} failed` : ''}`
  if (phase === 'running') return `${counts}, ${number(left)} left. This goes on while you use other pages in this tab.`
  if (phase === 'pausing') return 'Pausing once the current batch is done.'
  if (stopped) return `Stopped after ${number(processed)}: ${stopped}`
  return processed + failed > 0
    ? `${counts} in the last run.`
    : `Runs batch after batch at ${enrichmentSourceLabels[source]} until everything is looked up.`
}
