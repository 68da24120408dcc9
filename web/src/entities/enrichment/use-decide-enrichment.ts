import { runWithToast } from '../../shared/run-with-toast.ts'
import { type EnrichmentDecision, useDecideEnrichmentMutation } from './enrichment.api.ts'
import { decidedWords } from './enrichment-words.ts'

/** Carries a decision out and says what became of it; `deciding` is the one under way. */
export function useDecideEnrichment() {
  const [send, { isLoading, originalArgs }] = useDecideEnrichmentMutation()
  const decide = (decision: EnrichmentDecision) =>
    runWithToast(() => send(decision).unwrap(), decidedWords[decision.action], 'Not Done')
  return { decide, deciding: isLoading ? originalArgs : undefined }
}
