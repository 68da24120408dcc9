import type { Candidate } from '@storyright/contracts/http'
import { yearIn } from '@storyright/contracts/vocabulary'
import { decideMatch } from '../decide-match.ts'
import type { MatchOutcome, Video, WorkToMatch } from '../shapes.ts'
import { firstOf, longest, upTo } from '../text/bounded.ts'
import { type Asked, askedOf, speaksOfWorks } from './asked.ts'
import { findAuthors, tokensOf } from './find-author.ts'
import { findTitle } from './find-title.ts'
import { mentionConfidence } from './mention-confidence.ts'

/** Which of the videos are about the work: every one that is certain is taken. */
export function matchVideos(work: WorkToMatch, videos: readonly Video[]): MatchOutcome {
  const asked = askedOf(work)
  return decideMatch(
    videos.slice(0, longest.candidates).map((video) => judge(asked, video)),
    { most: longest.candidates },
  )
}

function judge({ title, contentWords }: Asked, video: Video): Candidate {
  const headline = upTo(video.title, longest.title)
  const description = upTo(video.description, longest.text)
  const tags = firstOf(video.tags, longest.tags, longest.name)
  const rest = [upTo(video.channel, longest.name), description, ...tags].join(' · ')
  const [inHeadline, inRest] = [tokensOf(headline), tokensOf(rest)]
  const inTitle = findTitle(title, inHeadline, headline)
  const naming = inTitle === 'none' ? findTitle(title, inRest, rest) : inTitle
  const { confidence, reasons } = mentionConfidence({
    title: naming,
    isInHeadline: inTitle !== 'none',
    author: findAuthors(title.authors, [...inHeadline, ...inRest], `${headline} ${rest}`),
    contentWords,
    speaksOfWorks: speaksOfWorks(`${headline} ${rest}`),
  })
  return {
    id: video.id,
    title: headline,
    by: upTo(video.channel, longest.name) || null,
    year: yearIn(video.publishedAt),
    link: video.link,
    thumbnail: video.thumbnail,
    confidence,
    reasons,
  }
}
