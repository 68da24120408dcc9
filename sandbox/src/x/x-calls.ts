import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Quota } from '../quotas/quotas.ts'
import type { Asked, SourceCall } from '../sources/source-call.ts'
import { createWordIndex } from '../text/word-index.ts'
import { plain } from '../text/words.ts'
import { knownWorks } from '../works/works.ts'
import {
  accountFields,
  accountResource,
  type DatedPost,
  datedBefore,
  hashtagsIn,
  linksIn,
  mentionsIn,
  type Post,
  postFields,
  postResource,
} from './post.ts'
import { postsAbout } from './posts-about.ts'
import { type Condition, wantedWords } from './query/post-query.ts'
import { unauthorized, xFailure } from './x-error.ts'
import { admitRequest, capped, limitHeaders } from './x-limits.ts'
import { listIn, mostIn, placeIn, queryIn, requireKnown, timesIn, tokenBelow } from './x-parameters.ts'

const searchParameters = [
  ...['query', 'max_results', 'next_token', 'start_time', 'end_time', 'sort_order'],
  ...['tweet.fields', 'user.fields', 'expansions'],
]

interface Deps {
  quotas: Record<'search' | 'counts' | 'posts', Quota>
  token: string
}

/** Searching what was posted within seven days, and counting it. */
export function xCalls({ quotas, token }: Deps): SourceCall[] {
  const admit = ({ headers }: FastifyRequest, reply: FastifyReply, quota: Quota) => {
    if (headers.authorization !== `Bearer ${token}`) throw unauthorized()
    admitRequest(quota)
    reply.headers(limitHeaders(quota))
  }
  const query = { summaryOf: ({ query: asked = '–' }: Asked) => asked, failureOf: xFailure }
  return [
    {
      operation: 'x.search',
      path: '/2/tweets/search/recent',
      ...query,
      answer(asked, request, reply) {
        admit(request, reply, quotas.search)
        requireKnown(asked, searchParameters)
        const overCap = capped(quotas.posts, quotas.search)
        if (overCap) throw overCap
        const answer = pageOf(asked)
        quotas.posts.count(answer.meta.result_count)
        return answer
      },
    },
    {
      operation: 'x.counts',
      path: '/2/tweets/counts/recent',
      ...query,
      answer(asked, request, reply) {
        admit(request, reply, quotas.counts)
        requireKnown(asked, ['query', 'granularity', 'start_time', 'end_time'])
        listIn(asked, 'granularity', ['minute', 'hour', 'day'])
        const times = timesIn(asked)
        return countsOf(searchPosts(queryIn(asked), times), { ...times, granularity: asked.granularity ?? 'hour' })
      },
    },
  ]
}

function pageOf(asked: Asked) {
  const condition = queryIn(asked)
  const most = mostIn(asked)
  const below = placeIn(asked)
  const fields = listIn(asked, 'tweet.fields', postFields)
  const ofUser = listIn(asked, 'user.fields', accountFields)
  listIn(asked, 'sort_order', ['recency', 'relevancy'])
  const isExpanded = listIn(asked, 'expansions', ['author_id']).length > 0

  const found = searchPosts(condition, timesIn(asked)).filter(({ id }) => below === undefined || id < below)
  const page = found.slice(0, most)
  // Where there is nothing, there is no list either.
  if (page.length === 0) return { meta: { result_count: 0 } }
  const last = page.at(-1)!.id
  return {
    data: page.map((each) => postResource(each, isExpanded ? [...fields, 'author_id'] : fields)),
    ...(isExpanded && { includes: { users: authorsOf(page, ofUser) } }),
    meta: {
      newest_id: String(page[0]!.id),
      oldest_id: String(last),
      result_count: page.length,
      ...(found.length > most && { next_token: tokenBelow(last) }),
    },
  }
}

const authorsOf = (page: readonly DatedPost[], fields: readonly string[]) =>
  [...new Map(page.map(({ post }) => [post.author.id, post.author])).values()].map((each) =>
    accountResource(each, fields),
  )

const lengths: Record<string, number> = { minute: 60_000, hour: 3_600_000, day: 86_400_000 }

/** How many posts each stretch of the time has: the first and the last are cut off at its ends. */
function countsOf(
  posts: readonly DatedPost[],
  { from, to, granularity }: { from: number; to: number; granularity: string },
) {
  const length = lengths[granularity]!
  const first = Math.floor(from / length)
  const counts = new Map<number, number>()
  for (const { at } of posts) {
    const place = Math.floor(at / length)
    counts.set(place, (counts.get(place) ?? 0) + 1)
  }
  const data = Array.from({ length: Math.ceil(to / length) - first }, (_none, step) => ({
    start: new Date(Math.max(from, (first + step) * length)).toISOString(),
    end: new Date(Math.min(to, (first + step + 1) * length)).toISOString(),
    tweet_count: counts.get(first + step) ?? 0,
  }))
  return { data, meta: { total_tweet_count: posts.length } }
}

interface Written {
  post: Post
  plainText: string
  tags: string[]
  mentions: string[]
}

const createTimeline = () =>
  createWordIndex(
    knownWorks()
      .flatMap(postsAbout)
      .map(
        (post): Written => ({
          post,
          plainText: plain(post.text),
          tags: hashtagsIn(post.text).map((tag) => tag.toLowerCase()),
          mentions: mentionsIn(post.text).map((name) => name.toLowerCase()),
        }),
      ),
    ({ plainText }) => plainText,
  )
let opened: ReturnType<typeof createTimeline> | undefined

/** Every post between two times that a search finds, newest first. */
export function searchPosts(condition: Condition, { from, to }: { from: number; to: number }): DatedPost[] {
  opened ??= createTimeline()
  return opened
    .candidates(wantedWords(condition))
    .filter((written) => fits(condition, written))
    .map(({ post }) => datedBefore(post, to))
    .filter(({ at }) => at >= from)
    .sort((one, other) => (one.id < other.id ? 1 : -1))
}

function fits(condition: Condition, written: Written): boolean {
  const { post, plainText, tags, mentions } = written
  switch (condition.kind) {
    case 'all':
      return condition.of.every((each) => fits(each, written))
    case 'any':
      return condition.of.some((each) => fits(each, written))
    case 'not':
      return !fits(condition.of, written)
    case 'words':
      return plainText.includes(` ${condition.words.join(' ')} `)
    case 'tag':
      return tags.includes(condition.value)
    case 'mention':
      return mentions.includes(condition.value.replace('@', ''))
    case 'from':
      return post.author.username.toLowerCase() === condition.value || post.author.id === condition.value
    case 'lang':
      return condition.value === 'en'
    case 'url':
      return linksIn(post.text).some((link) => link.toLowerCase().includes(condition.value))
    case 'is':
      return isSo(condition.value, post)
    case 'has':
      return hasSuch(condition.value, written)
  }
}

const isSo = (what: string, post: Post): boolean =>
  ({ retweet: post.isRetweet, reply: post.isReply, verified: post.author.isVerified })[what] ?? false

const hasSuch = (what: string, { post, tags, mentions }: Written): boolean =>
  ({ hashtags: tags.length > 0, mentions: mentions.length > 0, links: linksIn(post.text).length > 0 })[what] ?? false
