import type { EnrichmentSource } from '@storyright/contracts/vocabulary'
import { CandidateView } from '../../entities/enrichment/candidate-view.tsx'
import { Badge } from '../../ui/badge/badge.tsx'
import { Button } from '../../ui/button/button.tsx'
import { VisuallyHidden } from '../../ui/text/visually-hidden.ts'
import * as S from './seen.styles.ts'
import type { Finding } from './seen.ts'
import { standingSays } from './seen-words.ts'

type FindingRowProps = {
  finding: Finding
  source: EnrichmentSource
  busy: boolean
  onChoose: () => void
  onRefuse: () => void
}

/** Something that was found, how it stands, and what can be said of it. */
export function FindingRow({ finding: { candidate, standing }, source, busy, onChoose, onRefuse }: FindingRowProps) {
  const { tone, says } = standingSays[standing]
  const which = <VisuallyHidden> {candidate.title}</VisuallyHidden>
  return (
    <li>
      <CandidateView candidate={candidate} source={source}>
        <S.Standing>
          <Badge tone={tone}>{says}</Badge>
          <S.Actions>
            {standing !== 'taken' && (
              <Button small busy={busy} onClick={onChoose}>
                This is it{which}
              </Button>
            )}
            {standing !== 'refused' && (
              <Button small busy={busy} onClick={onRefuse}>
                Not this work{which}
              </Button>
            )}
          </S.Actions>
        </S.Standing>
      </CandidateView>
    </li>
  )
}
