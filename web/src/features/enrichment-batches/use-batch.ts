import { enrichmentMessages } from '@storyright/contracts/vocabulary'
import { errorMessage } from '../../shared/api-error.ts'
import { runWithToast } from '../../shared/run-with-toast.ts'
import { outcomeWords } from './batch-words.ts'
import { type Batch, type BatchSource, useEnrichBatchMutation } from './batches.api.ts'

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
