import { chanceOf, unevenNumberOf } from '../text/chance.ts'
import type { Account } from './posts-about.ts'

/** A post that comes again every week, so that there is always one within the seven days that a search covers. */
export interface Post {
  text: string
  /** Of the week. */
  minute: number
  author: Account
  isRetweet: boolean
  isReply: boolean
}

/** A post at its newest time. */
export interface DatedPost {
  post: Post
  id: bigint
  at: number
}

const MINUTE = 60_000
const WEEK = 7 * 24 * 60 * MINUTE
const SNOWFLAKES_BEGIN = 1_288_834_974_657n
const SEQUENCE_BITS = 22n

/** When a post was written last, and its number, which grows with time. */
export function datedBefore(post: Post, end: number): DatedPost {
  const inWeek = post.minute * MINUTE + Math.floor(chanceOf('second', post.text, post.author.id) * MINUTE)
  const at = end - ((end - inWeek) % WEEK)
  const sequence = BigInt(Math.floor(chanceOf('sequence', post.text, post.author.id) * 2 ** Number(SEQUENCE_BITS)))
  return { post, at, id: ((BigInt(at) - SNOWFLAKES_BEGIN) << SEQUENCE_BITS) | sequence }
}

export const hashtagsIn = (text: string): string[] => [...text.matchAll(/#([\p{L}\p{N}_]+)/gu)].map(([, tag]) => tag!)
export const mentionsIn = (text: string): string[] => [...text.matchAll(/@(\w+)/g)].map(([, name]) => name!)
export const linksIn = (text: string): string[] => text.match(/https?:\/\/\S+/g) ?? []

export const postFields = [
  ...['attachments', 'author_id', 'conversation_id', 'created_at', 'edit_history_tweet_ids', 'entities', 'id', 'lang'],
  ...['possibly_sensitive', 'public_metrics', 'referenced_tweets', 'text'],
]

/** A post with the fields that were asked for, besides those that are always there. */
export function postResource({ post, id, at }: DatedPost, fields: readonly string[]) {
  const { text, author } = post
  const figure = (what: string, most: number) => unevenNumberOf(1, most, what, text, author.id) - 1
  const all: Record<string, unknown> = {
    author_id: author.id,
    conversation_id: String(id),
    created_at: new Date(at).toISOString(),
    entities: {
      hashtags: hashtagsIn(text).map((tag) => ({ tag })),
      mentions: mentionsIn(text).map((username) => ({ username })),
      urls: linksIn(text).map((url) => ({ url, expanded_url: url })),
    },
    lang: 'en',
    possibly_sensitive: false,
    public_metrics: {
      retweet_count: figure('retweets', 400),
      reply_count: figure('replies', 90),
      like_count: figure('likes', 4_000),
      quote_count: figure('quotes', 60),
      bookmark_count: figure('bookmarks', 90),
      impression_count: figure('impressions', 90_000),
    },
    ...(post.isRetweet && { referenced_tweets: [{ type: 'retweeted', id: String(id - 1n) }] }),
    ...(post.isReply && { referenced_tweets: [{ type: 'replied_to', id: String(id - 1n) }] }),
  }
  const asked = Object.entries(all).filter(([name]) => fields.includes(name))
  return { id: String(id), text, edit_history_tweet_ids: [String(id)], ...Object.fromEntries(asked) }
}

export const accountFields = [
  ...['created_at', 'description', 'id', 'location', 'name', 'profile_image_url', 'protected', 'public_metrics'],
  ...['url', 'username', 'verified', 'verified_type'],
]

export function accountResource(account: Account, fields: readonly string[]) {
  const { id, name, username, isVerified, verifiedType, description, followers } = account
  const all: Record<string, unknown> = {
    created_at: '2019-05-01T09:00:00.000Z',
    description,
    protected: false,
    public_metrics: { followers_count: followers, following_count: 120, tweet_count: 4_000, listed_count: 3 },
    verified: isVerified,
    verified_type: verifiedType,
  }
  const asked = Object.entries(all).filter(([field]) => fields.includes(field))
  return { id, name, username, ...Object.fromEntries(asked) }
}
