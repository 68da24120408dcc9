import type { CountedPost, WorkToMatch } from '@storyright/matching'
import { z } from 'zod'
import type { AskSource } from '../http/ask-source.ts'
import { clipped, looseCount } from '../http/clipped.ts'

export interface XAccess {
  baseUrl: string
  key: string
  ask: AskSource
}

const LOOKED_AT = 100
/** Each post that is read is paid for. */
export const unitsOfLookUp = LOOKED_AT
const LONGEST_QUERY = 512

export function openX({ baseUrl, key, ask }: XAccess) {
  return {
    /** The newest posts of the last seven days that name the work. */
    async lookUp(work: WorkToMatch, signal: AbortSignal): Promise<{ found: CountedPost[]; unused: number }> {
      const url = new URL(`${baseUrl}/2/tweets/search/recent`)
      url.search = String(
        new URLSearchParams({
          query: queryOf(work),
          max_results: String(LOOKED_AT),
          'tweet.fields': 'created_at,public_metrics,author_id',
          expansions: 'author_id',
          'user.fields': 'verified,username,name',
        }),
      )
      const headers = { authorization: `Bearer ${key}` }
      const found = await ask({ source: 'twitter', url, headers, reply: postsReply, signal })
      return { found, unused: Math.max(0, LOOKED_AT - found.length) }
    },
  }
}

/** Its title and its author's last name: few write the first. */
export function queryOf({ title, author }: Pick<WorkToMatch, 'title' | 'author'>): string {
  const plain = (text: string) =>
    text
      .replaceAll(/["():]/g, ' ')
      .replaceAll(/\s+/g, ' ')
      .trim()
  const [family = ''] = author.includes(',') ? author.split(',') : author.trim().split(/\s+/).slice(-1)
  const rest = ` "${plain(family)}" -is:retweet`
  return `"${plain(title).slice(0, LONGEST_QUERY - rest.length - 2)}"${rest}`
}

const id = z.string().regex(/^\d{1,30}$/)
const user = z.object({
  id: z.string(),
  username: clipped(50),
  name: clipped(200).default(''),
  verified: z.boolean().default(false),
})
const post = z.object({
  id,
  text: clipped(5_000),
  author_id: z.string().optional(),
  created_at: clipped(40).default(''),
  public_metrics: z
    .object({ like_count: looseCount, retweet_count: looseCount, reply_count: looseCount, quote_count: looseCount })
    .nullish(),
})

/** Without posts there is no `data`, only a count of zero. */
const postsReply = z
  .object({
    data: z.array(post).default([]),
    includes: z.object({ users: z.array(user).default([]) }).default({ users: [] }),
    meta: z.object({ result_count: z.number() }),
  })
  .transform(({ data, includes }) => {
    const users = new Map(includes.users.map((its) => [its.id, its]))
    return data.map(({ author_id, ...its }) => postOf(its, users.get(author_id ?? '')))
  })

type XPostBody = Omit<z.output<typeof post>, 'author_id'>
const postOf = (its: XPostBody, by: z.output<typeof user> | undefined): CountedPost => ({
  id: its.id,
  text: its.text,
  username: by?.username ?? '',
  name: by?.name ?? '',
  isVerified: by?.verified ?? false,
  createdAt: its.created_at,
  link: `https://x.com/${by?.username || 'i'}/status/${its.id}`,
  likes: its.public_metrics?.like_count ?? 0,
  reposts: its.public_metrics?.retweet_count ?? 0,
  replies: its.public_metrics?.reply_count ?? 0,
  quotes: its.public_metrics?.quote_count ?? 0,
})
