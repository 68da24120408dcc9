import { dayAndTime, enrichmentSourceLabels } from '@storyright/contracts/vocabulary'
import { isAhead } from '../../shared/is-ahead.ts'
import { Kind } from '../../ui/badge/badge.tsx'
import { Button } from '../../ui/button/button.tsx'
import { QuietActions, QuietButton } from '../../ui/button/quiet-button.tsx'
import { Actions } from '../../ui/page/actions.ts'
import { Note } from '../../ui/state/note.tsx'
import { VisuallyHidden } from '../../ui/text/visually-hidden.ts'
import { Candidates, CandidateView } from './candidate-view.tsx'
import type { FoundAtSource } from './enrichment.api.ts'
import { EnrichmentStateBadge } from './enrichment-state.tsx'
import * as S from './source-choice.styles.ts'
import { SourceNote } from './source-note.tsx'
import { useDecideEnrichment } from './use-decide-enrichment.ts'

type SourceChoiceProps = { listingId: string; found: FoundAtSource }

/** What a source has found for a listing, and what its agent or an administrator says of it; each decision can be taken back. */
export function SourceChoice({ listingId, found }: SourceChoiceProps) {
  const { source, state, match, candidates, isDecided, failure, triesAgainAt } = found
  const { decide, deciding } = useDecideEnrichment()
  const label = enrichmentSourceLabels[source]
  const offered = candidates.filter(({ isRefused }) => !isRefused)
  const button = (action: 'choose' | 'refuse' | 'undo', candidateId?: string) => ({
    busy: deciding?.action === action && deciding.candidateId === candidateId,
    disabled: deciding !== undefined,
    onClick: () => void decide({ listingId, source, action, ...(candidateId && { candidateId }) }),
  })
  return (
    <S.Source>
      <S.Head>
        <S.Name>{label}</S.Name>
        <EnrichmentStateBadge state={state} />
        {isDecided && (
          <Button small {...button('undo')}>
            Undo<VisuallyHidden> the decision about {label}</VisuallyHidden>
          </Button>
        )}
      </S.Head>
      {state === 'failed' && failure && (
        <Note tone="bad">
          {failure} Tried again {isAhead(triesAgainAt) ? dayAndTime(triesAgainAt) : 'with the next batch'}.
        </Note>
      )}
      {state === 'matched' && match && (
        <CandidateView candidate={match} source={source}>
          <Button small variant="danger" {...button('refuse')}>
            Not this work<VisuallyHidden>: {match.title}</VisuallyHidden>
          </Button>
        </CandidateView>
      )}
      {(state === 'choosing' || state === 'refused') && candidates.length > 0 && (
        <Candidates aria-label={`Candidates at ${label}`}>
          {candidates.map((candidate) => (
            <li key={candidate.id}>
              <CandidateView candidate={candidate} source={source}>
                <Actions>
                  {candidate.isRefused ? (
                    <Kind>Not this work</Kind>
                  ) : (
                    <Button small {...button('refuse', candidate.id)}>
                      Not this work<VisuallyHidden>: {candidate.title}</VisuallyHidden>
                    </Button>
                  )}
                  <Button small variant="solid" {...button('choose', candidate.id)}>
                    Choose<VisuallyHidden> {candidate.title}</VisuallyHidden>
                  </Button>
                </Actions>
              </CandidateView>
            </li>
          ))}
        </Candidates>
      )}
      {state === 'choosing' && offered.length > 1 && (
        <QuietActions>
          <QuietButton disabled={deciding !== undefined} onClick={button('refuse').onClick}>
            None of these
          </QuietButton>
        </QuietActions>
      )}
      <SourceNote {...found} />
    </S.Source>
  )
}
