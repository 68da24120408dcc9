import type { Candidate } from '@storyright/contracts/http'
import { type EnrichmentSource, enrichmentSourceLabels } from '@storyright/contracts/vocabulary'
import type { ReactNode } from 'react'
import { webAddress } from '../../shared/web-address.ts'
import { VisuallyHidden } from '../../ui/text/visually-hidden.ts'
import * as S from './candidate-view.styles.ts'
import { confidenceWords } from './enrichment-words.ts'

/** Under one another, each in an `li`. */
export const Candidates = S.Candidates

type CandidateViewProps = {
  /** How likely and why may be unknown, where it is one of many that are counted. */
  candidate: Pick<Candidate, 'title' | 'by' | 'year' | 'link'> & Partial<Pick<Candidate, 'confidence' | 'reasons'>>
  source: EnrichmentSource
  /** What can be done with it. */
  children?: ReactNode
}

/**
 * Something that may be about the listing: what it is, how likely, and why. Without its picture, whose foreign address would tell the
 * source who reads what.
 */
export function CandidateView({ candidate, source, children }: CandidateViewProps) {
  const { title, by, year, confidence, reasons = [] } = candidate
  const sure = confidence === undefined ? null : confidenceWords(confidence)
  return (
    <S.Candidate>
      <div>
        <S.Title>
          <OutwardLink to={candidate.link} source={source}>
            {title}
          </OutwardLink>
        </S.Title>
        <S.Whose>{[by, year, sure].filter((part) => part !== null).join(' · ')}</S.Whose>
        {reasons.length > 0 && (
          <S.Reasons aria-label="Why">
            {reasons.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </S.Reasons>
        )}
      </div>
      {children}
    </S.Candidate>
  )
}

type OutwardLinkProps = { to: string; source: EnrichmentSource; children: ReactNode }

/** Leads to the source, in a tab of its own. */
export function OutwardLink({ to, source, children }: OutwardLinkProps) {
  const href = webAddress(to)
  if (!href) return <bdi>{children}</bdi>
  return (
    <a href={href} target="_blank" rel="noopener noreferrer">
      <bdi>{children}</bdi>
      <VisuallyHidden>{` (at ${enrichmentSourceLabels[source]}, in a new tab)`}</VisuallyHidden>
    </a>
  )
}
