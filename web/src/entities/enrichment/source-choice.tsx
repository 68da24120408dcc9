import { dayAndTime, type EnrichmentAction, enrichmentSourceLabels } from '@storyright/contracts/vocabulary'
import { useRef } from 'react'
import styled from 'styled-components'
import { isAhead } from '../../shared/is-ahead.ts'
import { Kind } from '../../ui/badge/badge.tsx'
import { Button } from '../../ui/button/button.tsx'
import { Actions } from '../../ui/page/actions.ts'
import { Note } from '../../ui/state/note.tsx'
import { VisuallyHidden } from '../../ui/text/visually-hidden.ts'
import { theme } from '../../ui/theme/theme.ts'
import { Candidates, CandidateView } from './candidate-view.tsx'
import type { FoundAtSource } from './enrichment.api.ts'
import { EnrichmentStateBadge } from './enrichment-state.tsx'
import { SourceNote } from './source-note.tsx'
import { useDecideEnrichment } from './use-decide-enrichment.ts'

type SourceChoiceProps = { listingId: string; found: FoundAtSource }

/** What a source has found for a listing, and what its agent or an administrator says of it; each decision can be taken back. */
export function SourceChoice({ listingId, found }: SourceChoiceProps) {
  const { source, state, match, candidates, isDecided, failure, triesAgainAt } = found
  const { decide, deciding } = useDecideEnrichment()
  const label = enrichmentSourceLabels[source]
  const offered = candidates.filter(({ isRefused }) => !isRefused)
  const frame = useRef<HTMLDivElement>(null)
  const button = (action: EnrichmentAction, candidateId?: string) => {
    const busy = deciding?.action === action && deciding.candidateId === candidateId
    const press = async () => {
      // The button goes with what it decided.
      if (await decide({ listingId, source, action, ...(candidateId && { candidateId }) })) frame.current?.focus()
    }
    return { busy, disabled: deciding !== undefined && !busy, onClick: () => void press() }
  }
  return (
    <Source ref={frame} tabIndex={-1}>
      <Head>
        <Name>{label}</Name>
        <EnrichmentStateBadge state={state} />
        {isDecided && (
          <Button small {...button('undo')}>
            Undo<VisuallyHidden>{` the decision about ${label}`}</VisuallyHidden>
          </Button>
        )}
      </Head>
      {state === 'failed' && failure && (
        <Note tone="bad">
          {`${failure} Next try ${isAhead(triesAgainAt) ? dayAndTime(triesAgainAt) : 'with the next batch'}.`}
        </Note>
      )}
      {state === 'matched' && match && (
        <CandidateView candidate={match} source={source}>
          <Answers>
            <Button small variant="danger" {...button('refuse')}>
              Not this work<VisuallyHidden>{` ${match.title}`}</VisuallyHidden>
            </Button>
          </Answers>
        </CandidateView>
      )}
      {(state === 'choosing' || state === 'refused') && candidates.length > 0 && (
        <Candidates aria-label={`Candidates at ${label}`}>
          {candidates.map((candidate) => (
            <li key={candidate.id}>
              <CandidateView candidate={candidate} source={source}>
                <Answers>
                  {candidate.isRefused ? (
                    <Kind>Not this work</Kind>
                  ) : (
                    <Button small {...button('refuse', candidate.id)}>
                      <span>Not this work</span>
                      <VisuallyHidden>{` ${candidate.title}`}</VisuallyHidden>
                    </Button>
                  )}
                  <Button small variant="solid" {...button('choose', candidate.id)}>
                    Choose<VisuallyHidden>{` ${candidate.title}`}</VisuallyHidden>
                  </Button>
                </Answers>
              </CandidateView>
            </li>
          ))}
        </Candidates>
      )}
      {state === 'choosing' && offered.length > 1 && (
        <Actions>
          <Button small variant="plain" {...button('refuse')}>
            None of these
          </Button>
        </Actions>
      )}
      <SourceNote {...found} />
    </Source>
  )
}

const Source = styled.div`
  display: grid;
  gap: ${theme.s3};
  min-width: 0;
  &:focus {
    outline: none;
  }
`
const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.s1} ${theme.s4};
  min-height: 32px;
  > button {
    margin-left: auto;
  }
`
const Name = styled.b`
  font-weight: 550;
`
const Answers = styled(Actions)`
  align-items: center;
`
