import type { CountedPost } from '@storyright/matching'
import { z } from 'zod'
import { clipped, looseCount } from '../http/clipped.ts'

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
export const postsReply = z
  .object({
    data: z.array(post).default([]),
    includes: z.object({ users: z.array(user).default([]) }).default({ users: [] }),
    meta: z.object({ result_count: z.number() }),
  })
  .transform(({ data, includes }) => {
    const users = new Map(includes.users.map((its) => [its.id, its]))
    return data.map(({ author_id, ...its }) => postOf(its, users.get(author_id ?? '')))
  })

type Said = Omit<z.output<typeof post>, 'author_id'>
const postOf = (its: Said, by: z.output<typeof user> | undefined): CountedPost => ({
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
