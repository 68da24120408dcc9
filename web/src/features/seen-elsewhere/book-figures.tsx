import type { Candidate, Enrichments } from '@storyright/contracts/http'
import { yearIn } from '@storyright/contracts/vocabulary'
import { OutwardLink } from '../../entities/enrichment/candidate-view.tsx'
import { Meta } from '../../ui/text/text.ts'
import * as S from './seen.styles.ts'
import { counted } from './seen-words.ts'

type BookFiguresProps = { book: NonNullable<Enrichments['books']>; edition: Candidate | null }

const presences = { high: 'High', medium: 'Medium', low: 'Low' } as const

/** How readers have rated it, and which edition says so. */
export function BookFigures({ book, edition }: BookFiguresProps) {
  const { averageRating, ratingsCount, publisher, publishedDate, commercialIndicators } = book
  const imprint = [publisher, yearIn(publishedDate)].filter(Boolean).join(', ')
  return (
    <>
      <S.Lead>{ratingWords(averageRating, ratingsCount)}</S.Lead>
      {edition && (
        <p>
          <OutwardLink to={edition.link} source="books">
            {edition.title}
          </OutwardLink>
          {imprint && <span>{` · ${imprint}`}</span>}
        </p>
      )}
      <Meta>{`${presences[commercialIndicators.marketPresence]} market presence, popularity ${commercialIndicators.popularityScore} of 100: derived by Storyright.`}</Meta>
    </>
  )
}

function ratingWords(average: number | null, ratings: number | null) {
  if (average === null) return 'No ratings yet'
  const from = ratings === null ? '' : ` from ${counted(ratings, ['rating', 'ratings'])}`
  return `${average.toLocaleString('en-GB')} of 5${from}`
}
