import type { EnrichmentStatus } from '@storyright/contracts/http'
import { enrichmentBatches, enrichmentSourceLabels } from '@storyright/contracts/vocabulary'
import { object, string } from 'yup'
import { AppForm } from '../../shared/form/app-form.tsx'
import { TextField } from '../../shared/form/fields.tsx'
import { Button } from '../../ui/button/button.tsx'
import { Part } from '../../ui/page/part.tsx'
import { Note } from '../../ui/state/note.tsx'
import { batchHelp, outcomeWords } from './batch-words.ts'
import type { BatchSource } from './batches.api.ts'
import * as S from './batches.styles.ts'
import type { useBatch } from './use-batch.ts'

const isSize = (text: string, most: number) => /^\d{1,3}$/.test(text) && Number(text) >= 1 && Number(text) <= most
const rulesOf = (most: number) =>
  object({
    batchSize: string()
      .trim()
      .default('')
      .test('size', `A whole number from 1 to ${most}`, (text) => isSize(text, most)),
  })
const rules = { youtube: rulesOf(enrichmentBatches.youtube.most), twitter: rulesOf(enrichmentBatches.twitter.most) }

type RunBatchProps = { source: BatchSource; status: EnrichmentStatus; batch: ReturnType<typeof useBatch> }

/** Looks the next listings up; what came of it stays until the next batch. */
export function RunBatch({ source, status, batch }: RunBatchProps) {
  const { run, running, isRetry, outcome, fault } = batch
  const { standard } = enrichmentBatches[source]
  const send = async ({ batchSize }: { batchSize: string }) => void (await run({ batchSize: Number(batchSize) }))
  return (
    <Part title="Next batch">
      <S.Run>
        <AppForm
          label="Next batch"
          initial={{ batchSize: String(standard) }}
          rules={rules[source]}
          onSubmit={send}
          onLeaving="lets go"
        >
          {() => (
            <S.Size>
              <TextField
                name="batchSize"
                label="Batch size"
                inputMode="numeric"
                maxLength={3}
                help={batchHelp(source)}
              />
              <Button type="submit" variant="primary" busy={running} disabled={status.remaining === 0}>
                Enrich batch
              </Button>
            </S.Size>
          )}
        </AppForm>
        <div role="status">
          {running && (
            <Note>
              {isRetry ? 'What failed is tried again.' : 'The next listings are looked up.'} You may leave this page
              meanwhile.
            </Note>
          )}
          {!running && outcome && <Note>{outcomeWords(outcome)}</Note>}
          {!running && !outcome && !fault && status.total > 0 && status.remaining === 0 && (
            <Note>Every listing has been looked up at {enrichmentSourceLabels[source]}. New ones wait here.</Note>
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
