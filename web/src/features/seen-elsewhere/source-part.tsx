import type { Candidate, Enrichments } from '@storyright/contracts/http'
import { day, enrichmentSourceLabels, yearIn } from '@storyright/contracts/vocabulary'
import { type ReactNode, useState } from 'react'
import { OutwardLink } from '../../entities/enrichment/candidate-view.tsx'
import type { FoundAtSource } from '../../entities/enrichment/enrichment.api.ts'
import { SourceNote } from '../../entities/enrichment/source-note.tsx'
import { QuietActions, QuietButton } from '../../ui/button/quiet-button.tsx'
import { Meta } from '../../ui/text/text.ts'
import * as S from './seen.styles.ts'
import { hasSomething } from './seen.ts'
import { counted } from './seen-words.ts'

type SourcePartProps = {
  seen: Enrichments
  of: FoundAtSource
  /** What there is to decide about it, which lists what was found; `false` for who decides nothing. */
  children: ReactNode
}

/** What one source says, named as it wants to be, with the day of its figures. */
export function SourcePart({ seen, of, children }: SourcePartProps) {
  const { books, youtube, twitter } = seen
  const isShown = hasSomething(seen, of.source)
  const note = <SourceNote attribution={of.attribution} fetchedAt={of.fetchedAt} />
  return (
    <S.Source>
      <h3>{enrichmentSourceLabels[of.source]}</h3>
      <S.Note>
        {isShown && of.source === 'books' && books && <BookFigures book={books} edition={of.match} />}
        {isShown && of.source === 'youtube' && youtube && (
          <VideoFigures youtube={youtube} isListed={Boolean(children)} />
        )}
        {isShown && of.source === 'twitter' && twitter && <PostFigures twitter={twitter} example={of.match} />}
        {isShown && note}
        {children}
        {!isShown && of.fetchedAt && note}
      </S.Note>
    </S.Source>
  )
}

type BookFiguresProps = { book: NonNullable<Enrichments['books']>; edition: Candidate | null }

const presences = { high: 'High', medium: 'Medium', low: 'Low' } as const

/** How readers have rated it, and which edition says so. */
function BookFigures({ book, edition }: BookFiguresProps) {
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

type PostFiguresProps = { twitter: NonNullable<Enrichments['twitter']>; example: Candidate | null }

/** How much it is spoken of, in which days, and by whom. */
function PostFigures({ twitter, example }: PostFiguresProps) {
  const { mentions, buzzScore, hasVerifiedMentions, publisherPromotion, bookClubMentions, from, to } = twitter
  const among = [
    hasVerifiedMentions && 'verified accounts',
    publisherPromotion && 'its publisher',
    bookClubMentions > 0 && `book clubs (${bookClubMentions.toLocaleString('en-GB')})`,
  ].filter((one) => one !== false)
  const by = among.length > 0 ? `, among them by ${new Intl.ListFormat('en-GB').format(among)}` : ''
  return (
    <>
      <S.Lead>{counted(mentions, ['post', 'posts'])}</S.Lead>
      <p>
        <span>{`Between ${day(from)} and ${day(to)}${by}.`}</span>
        {example && (
          <span>
            {' '}
            One of them:{' '}
            <OutwardLink to={example.link} source="twitter">
              {example.by ?? 'a post'}
            </OutwardLink>
          </span>
        )}
      </p>
      <Meta>{`Buzz ${buzzScore} of 100: derived by Storyright.`}</Meta>
    </>
  )
}

type Youtube = NonNullable<Enrichments['youtube']>
type VideoFiguresProps = {
  youtube: Youtube
  /** The videos stand elsewhere. */
  isListed?: boolean
}

const AT_FIRST = 3
const views = ['view', 'views'] as const

/** How often videos about the work were watched, and the most watched ones. */
function VideoFigures({ youtube, isListed = false }: VideoFiguresProps) {
  const { totalViews, videoCount, videos, popularityScore, adaptationPotential } = youtube
  return (
    <>
      <S.Lead>{`${counted(totalViews, views)} of ${counted(videoCount, ['video', 'videos'])}`}</S.Lead>
      {!isListed && <Videos videos={videos} />}
      {popularityScore !== null && adaptationPotential !== null && (
        <Meta>{`Popularity ${popularityScore} of 100, adaptation potential ${adaptationPotential} of 100: derived by Storyright.`}</Meta>
      )}
    </>
  )
}

function Videos({ videos }: Pick<Youtube, 'videos'>) {
  const [isWhole, setWhole] = useState(false)
  const rest = videos.length - AT_FIRST
  return (
    <>
      <S.Videos aria-label="Videos">
        {videos.slice(0, isWhole ? videos.length : AT_FIRST).map((video) => (
          <li key={video.id}>
            <OutwardLink to={video.link} source="youtube">
              {video.title}
            </OutwardLink>
            <S.Views as="span">
              <bdi>{video.channel}</bdi> · {counted(video.views, views)}
            </S.Views>
          </li>
        ))}
      </S.Videos>
      {rest > 0 && (
        <QuietActions>
          <QuietButton aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
            {isWhole ? 'Show fewer videos' : `Show ${counted(rest, ['more video', 'more videos'])}`}
          </QuietButton>
        </QuietActions>
      )}
    </>
  )
}
