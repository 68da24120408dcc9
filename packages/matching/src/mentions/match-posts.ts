import type { Candidate } from '@storyright/contracts/http'
import { yearIn } from '@storyright/contracts/vocabulary'
import { decideMatch } from '../decide-match.ts'
import type { MatchOutcome, Post, WorkToMatch } from '../shapes.ts'
import { longest, upTo } from '../text/bounded.ts'
import { type Asked, askedOf, speaksOfWorks } from './asked.ts'
import { findAuthors, tokensOf } from './find-author.ts'
import { findTitle } from './find-title.ts'
import { mentionConfidence } from './mention-confidence.ts'

const excerpt = 200

/** Which of the posts mention the work: every one that is certain is taken. */
export function matchPosts(work: WorkToMatch, posts: readonly Post[]): MatchOutcome {
  const asked = askedOf(work)
  return decideMatch(
    posts.slice(0, longest.candidates).map((post) => judge(asked, post)),
    { most: longest.candidates },
  )
}

function judge({ title, contentWords }: Asked, post: Post): Candidate {
  const text = upTo(post.text, longest.text)
  const tokens = tokensOf(text)
  const from = upTo(post.name, longest.name)
  const { confidence, reasons } = mentionConfidence({
    title: findTitle(title, tokens, text),
    isInHeadline: true,
    author: findAuthors(title.authors, [...tokens, ...tokensOf(from)], `${text} ${from}`),
    contentWords,
    speaksOfWorks: speaksOfWorks(text),
  })
  return {
    id: post.id,
    title: upTo(text, excerpt),
    by: `@${upTo(post.username, longest.name)}`,
    year: yearIn(post.createdAt),
    link: post.link,
    thumbnail: null,
    confidence,
    reasons,
  }
}
