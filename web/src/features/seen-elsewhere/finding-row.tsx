import { CandidateView } from '../../entities/enrichment/candidate-view.tsx'
import type { FoundAtSource } from '../../entities/enrichment/enrichment.api.ts'
import { Badge } from '../../ui/badge/badge.tsx'
import { Button } from '../../ui/button/button.tsx'
import { VisuallyHidden } from '../../ui/text/visually-hidden.ts'
import * as S from './seen.styles.ts'
import type { Finding } from './seen.ts'
import { standingSays } from './seen-words.ts'

type FindingRowProps = {
  finding: Finding
  of: FoundAtSource
  busy: boolean
  onChoose: () => void
  onRefuse: () => void
}

/** Something that was found, how it stands, and what can be said of it. */
export function FindingRow({ finding: { candidate, standing }, of, busy, onChoose, onRefuse }: FindingRowProps) {
  const { tone, says } = standingSays(standing, of)
  const which = <VisuallyHidden>{` ${candidate.title}`}</VisuallyHidden>
  return (
    <li>
      <CandidateView candidate={candidate} source={of.source}>
        <S.Standing>
          <Badge tone={tone}>{says}</Badge>
          <S.Actions>
            {standing !== 'taken' && (
              <Button small busy={busy} onClick={onChoose}>
                <span>This is it</span>
                {which}
              </Button>
            )}
            {standing !== 'refused' && (
              <Button small busy={busy} onClick={onRefuse}>
                <span>Not this work</span>
                {which}
              </Button>
            )}
          </S.Actions>
        </S.Standing>
      </CandidateView>
    </li>
  )
}
