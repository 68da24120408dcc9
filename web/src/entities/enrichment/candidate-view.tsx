import type { Candidate } from '@storyright/contracts/http'
import { type EnrichmentSource, enrichmentSourceLabels } from '@storyright/contracts/vocabulary'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { webAddress } from '../../shared/web-address.ts'
import { meta, tabular } from '../../ui/text/text.ts'
import { VisuallyHidden } from '../../ui/text/visually-hidden.ts'
import { below, theme } from '../../ui/theme/theme.ts'
import { confidenceWords } from './enrichment-words.ts'

const CandidatesList = styled.ul`
  display: grid;
  > li {
    border-top: ${theme.hair} solid ${theme.line};
    padding-block: ${theme.s3};
  }
`
const CandidateBox = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${theme.s2} ${theme.s6};
  align-items: start;
  ${below.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`
const Title = styled.p`
  font: 420 ${theme.t17} / 1.3 ${theme.serif};
  overflow-wrap: anywhere;
`
const Whose = styled.p`
  ${meta}
  ${tabular}
  overflow-wrap: anywhere;
`
const Reasons = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${theme.s3};
  margin-top: ${theme.s1};
  color: ${theme.ink2};
  font-size: ${theme.t13};
  li:not(:last-child)::after {
    content: '·';
    margin-inline-start: ${theme.s3};
    color: ${theme.ink3};
  }
`

/** Under one another, each in an `li`. */
export const Candidates = CandidatesList

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
    <CandidateBox>
      <div>
        <Title>
          <OutwardLink to={candidate.link} source={source}>
            {title}
          </OutwardLink>
        </Title>
        <Whose>{[by, year, sure].filter((part) => part !== null).join(' · ')}</Whose>
        {reasons.length > 0 && (
          <Reasons aria-label="Why">
            {reasons.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </Reasons>
        )}
      </div>
      {children}
    </CandidateBox>
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
