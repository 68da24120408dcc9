import type { CountedPost, WorkToMatch } from '@storyright/matching'
import type { AskSource } from '../http/ask-source.ts'
import { postsReply } from './post-reply.ts'

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
