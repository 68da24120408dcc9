import type { EnrichmentState } from '@storyright/contracts/vocabulary'
import { Badge, type Tone } from '../../ui/badge/badge.tsx'
import { enrichmentStateLabels } from './enrichment-words.ts'

const tones: Record<EnrichmentState, Tone> = {
  waiting: 'off',
  matched: 'ok',
  choosing: 'wait',
  none: 'off',
  refused: 'off',
  failed: 'bad',
}

/** How far a listing is with a source. */
export function EnrichmentStateBadge({ state }: { state: EnrichmentState }) {
  return <Badge tone={tones[state]}>{enrichmentStateLabels[state]}</Badge>
}
