import type { Competition } from '@storyright/contracts/http'
import type { CompetitionStatus } from '@storyright/contracts/vocabulary'
import { Badge, Kind, type Tone } from '../../ui/badge/badge.tsx'
import { statusLabel } from './competition-words.ts'

const tones: Record<CompetitionStatus, Tone> = { upcoming: 'off', open: 'ok', closed: 'wait', decided: 'ink' }

/** Where a competition stands, and whether it is the one that every producer may enter. */
export function CompetitionState({
  competition,
}: {
  competition: Pick<Competition, 'status' | 'entries' | 'isFunding'>
}) {
  return (
    <>
      <Badge tone={tones[competition.status]}>{statusLabel(competition)}</Badge>
      {competition.isFunding && <Kind>Funding competition</Kind>}
    </>
  )
}
