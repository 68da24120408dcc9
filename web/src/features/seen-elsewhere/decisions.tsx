import type { Enrichments } from '@storyright/contracts/http'
import { type EnrichmentAction, enrichmentSourceLabels } from '@storyright/contracts/vocabulary'
import { useRef } from 'react'
import { CandidateView } from '../../entities/enrichment/candidate-view.tsx'
import type { FoundAtSource } from '../../entities/enrichment/enrichment.api.ts'
import { useDecideEnrichment } from '../../entities/enrichment/use-decide-enrichment.ts'
import { Badge } from '../../ui/badge/badge.tsx'
import { Button } from '../../ui/button/button.tsx'
import { VisuallyHidden } from '../../ui/text/visually-hidden.ts'
import * as S from './seen.styles.ts'
import { findingsOf, type SeenCandidate } from './seen.ts'
import { candidateText, sourceStateText } from './seen-words.ts'

/** How far a source is with a listing, and what its agent or an administrator says of what was found. */
export function Decisions({ seen, of }: { seen: Enrichments; of: FoundAtSource }) {
  const { decide, deciding } = useDecideEnrichment()
  const place = useRef<HTMLDivElement>(null)
  const { source } = of
  const name = enrichmentSourceLabels[source]
  const findings = findingsOf(seen, of)
  const message = sourceStateText(of)
  const counting = findings.filter(({ standing }) => standing === 'taken').length
  const run = async (action: EnrichmentAction, candidateId?: string) => {
    if (deciding) return
    await decide({ listingId: seen.listingId, source, action, ...(candidateId && { candidateId }) })
    place.current?.focus() // the button that was pressed may be gone
  }
  return (
    <S.Decisions ref={place} tabIndex={-1} role="group" aria-label={`What was found at ${name}`}>
      {message && <p>{message}</p>}
      {findings.length > 0 && (
        <S.Findings>
          {findings.map((finding) => (
            <FindingRow
              key={finding.candidate.id}
              finding={finding}
              of={of}
              busy={deciding?.candidateId === finding.candidate.id}
              onChoose={() => void run('choose', finding.candidate.id)}
              onRefuse={() => void run('refuse', finding.candidate.id)}
            />
          ))}
        </S.Findings>
      )}
      <S.Actions>
        {source !== 'books' && counting > 1 && (
          <Button small variant="danger" onClick={() => void run('refuse')}>
            None of it is this work<VisuallyHidden>{` ${name}`}</VisuallyHidden>
          </Button>
        )}
        {of.isDecided && (
          <Button small busy={deciding?.action === 'undo'} onClick={() => void run('undo')}>
            Undo the last decision<VisuallyHidden>{` ${name}`}</VisuallyHidden>
          </Button>
        )}
      </S.Actions>
    </S.Decisions>
  )
}

type FindingRowProps = {
  finding: SeenCandidate
  of: FoundAtSource
  busy: boolean
  onChoose: () => void
  onRefuse: () => void
}

/** Something that was found, how it stands, and what can be said of it. */
function FindingRow({ finding: { candidate, standing }, of, busy, onChoose, onRefuse }: FindingRowProps) {
  const { tone, message } = candidateText(standing, of)
  const which = <VisuallyHidden>{` ${candidate.title}`}</VisuallyHidden>
  return (
    <li>
      <CandidateView candidate={candidate} source={of.source}>
        <S.Standing>
          <Badge tone={tone}>{message}</Badge>
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
