import type { EnrichmentStatus } from '@storyright/contracts/http'
import { enrichmentSourceLabels } from '@storyright/contracts/vocabulary'
import { isAhead } from '../../shared/is-ahead.ts'
import { paths } from '../../shared/paths.ts'
import { Badge } from '../../ui/badge/badge.tsx'
import { Figures } from '../../ui/data/figures.tsx'
import { Progress } from '../../ui/data/progress.tsx'
import { Note } from '../../ui/state/note.tsx'
import { number, pauseWords, progressWords } from './batch-words.ts'
import type { BatchSource } from './batches.api.ts'
import * as S from './batches.styles.ts'

/** How far a source is with the catalogue: what it counts, and whether it may be asked at all. */
export function Standing({ source, status }: { source: BatchSource; status: EnrichmentStatus }) {
  const { total, enriched, remaining, failed, waitingForChoice, percentage, pausedUntil } = status
  const isComplete = total > 0 && remaining === 0
  return (
    <S.Standing>
      <Figures
        figures={[
          { label: 'Total', value: number(total), note: 'listings' },
          { label: 'Enriched', value: number(enriched), note: 'looked up, found or not' },
          { label: 'Remaining', value: number(remaining), note: failed > 0 ? `${number(failed)} of them failed` : '' },
          {
            label: 'To choose',
            value: number(waitingForChoice),
            note: 'wait for somebody’s choice',
            to: paths.enrichmentsThatWait({ source, state: 'choosing' }),
          },
        ]}
      />
      <S.How>
        <div>
          <Badge tone={isComplete ? 'ok' : 'wait'}>{isComplete ? 'Complete' : 'In progress'}</Badge>
        </div>
        <Progress label={`${enrichmentSourceLabels[source]} enrichment`} value={percentage}>
          {progressWords(status)}
        </Progress>
      </S.How>
      {isAhead(pausedUntil) && <Note tone="wait">{pauseWords(source, pausedUntil)}</Note>}
    </S.Standing>
  )
}
