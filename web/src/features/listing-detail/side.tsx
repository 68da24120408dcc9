import type { Listing } from '@storyright/contracts/http'
import { day, mediumLabels, withDashes } from '@storyright/contracts/vocabulary'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { Cover } from '../../entities/cover/cover.tsx'
import { paths } from '../../shared/paths.ts'
import { type Fact, Facts } from '../../ui/data/facts.tsx'
import { Link } from '../../ui/link/link.tsx'
import { Meta } from '../../ui/text/text.ts'
import { theme } from '../../ui/theme/theme.ts'
import * as S from './layout.styles.ts'

const Phrase = styled.span`
  display: block;
  & + & {
    margin-top: ${theme.s1};
  }
`

/** The cover and the facts beside it; under them what one can ask about them. */
export function Side({ listing, children }: { listing: Listing; children?: ReactNode }) {
  const { id, title, author, genre, subgenre, medium, coverImageUrl, pages, publishDate, rightsStatus } = listing
  const lines = [...new Set(listing.rights?.split(' || '))]
  const facts: Fact[] = [
    { term: 'Medium', value: mediumLabels[medium] },
    { term: 'Genre', value: [genre, subgenre].filter(Boolean).join(', ') || 'N/A' },
    { term: 'Pages', value: pages?.toLocaleString('en-GB') ?? 'N/A' },
    { term: 'Published', value: published(publishDate) ?? 'N/A' },
    { term: 'Rights Status', value: rightsStatus ? <Phrase>{rightsStatus}</Phrase> : 'N/A' },
    ...(lines.length > 1
      ? [{ term: 'Line by line', value: lines.map((line) => <Phrase key={line}>{line}</Phrase>) }]
      : []),
    { term: 'Listed', value: day(listing.createdAt) },
  ]
  return (
    <S.Side aria-label="Facts">
      <S.LargeCover>
        <Cover {...{ id, title, author, genre, medium }} imageUrl={coverImageUrl} />
      </S.LargeCover>
      <Facts facts={facts} />
      {children}
      <Meta>Rights and facts are as stated by the agent. Storyright does not warrant them.</Meta>
      <Meta>
        Is something wrong here? <Link to={paths.askSupport({ listingId: id })}>Ask support</Link>
      </Meta>
    </S.Side>
  )
}

/** A work is known by its year, its month or its day: no more is shown than was said. */
export function published(date: string | null) {
  if (!date) return null
  return asWritten(withDashes(date))
}

const asWritten = (date: string) =>
  /^\d{4}-\d{2}-\d{2}$/.test(date) && !Number.isNaN(Date.parse(date)) ? day(`${date}T12:00:00Z`) : date
