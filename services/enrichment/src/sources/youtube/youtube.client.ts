import type { WatchedVideo, WorkToMatch } from '@storyright/matching'
import { z } from 'zod'
import { endOfProviderDay } from '../../quota/provider-day.ts'
import type { AskSource, Question } from '../http/ask-source.ts'
import { clipped, looseCount } from '../http/clipped.ts'
import { googleFault } from '../http/google-fault.ts'

export interface YoutubeAccess {
  baseUrl: string
  key: string
  clock(): Date
  ask: AskSource
}

const LOOKED_AT = '25'
/** A search costs a hundred, reading its videos one. */
export const unitsOfLookUp = 101

export function openYoutube({ baseUrl, key, clock, ask }: YoutubeAccess) {
  function get<Reply>(
    path: string,
    query: Record<string, string>,
    signal: AbortSignal,
    reply: Question<Reply>['reply'],
  ) {
    const url = new URL(`${baseUrl}/youtube/v3/${path}`)
    url.search = String(new URLSearchParams({ ...query, key }))
    const faultOf = (status: number, body: unknown) =>
      googleFault('youtube', status, body, endOfProviderDay('youtube', clock()))
    return ask({ source: 'youtube', url, reply, signal, faultOf })
  }
  return {
    /** Videos that may be about the work, with what is counted of them. */
    async lookUp(
      { title, author }: WorkToMatch,
      signal: AbortSignal,
    ): Promise<{ found: WatchedVideo[]; unused: number }> {
      const q = `"${title.replaceAll('"', ' ').trim()}" ${author}`
      const query = { part: 'snippet', type: 'video', maxResults: LOOKED_AT, q }
      const { items: ids } = await get('search', query, signal, searchReply)
      if (ids.length === 0) return { found: [], unused: 1 }
      const named = { part: 'snippet,statistics', id: ids.join(',') }
      return { found: (await get('videos', named, signal, videosReply)).items, unused: 0 }
    },
  }
}

const videoId = z.string().regex(/^[\w-]{1,64}$/)

const searchReply = z.object({
  kind: z.string(),
  items: z
    .array(z.object({ id: z.object({ videoId: videoId.optional() }) }))
    .transform((items) => items.flatMap(({ id }) => id.videoId ?? [])),
})

const snippet = z.object({
  title: clipped(500).default(''),
  channelTitle: clipped(200).default(''),
  description: clipped(5_000).default(''),
  tags: z.array(clipped(100)).max(500).catch([]).default([]),
  publishedAt: clipped(40).default(''),
  thumbnails: z
    .object({ medium: z.object({ url: clipped(2_048) }).optional() })
    .catch({})
    .default({}),
})
const statistics = z
  .object({ viewCount: looseCount, likeCount: looseCount, commentCount: looseCount })
  .default({ viewCount: null, likeCount: null, commentCount: null })

const videosReply = z.object({
  kind: z.string(),
  items: z.array(
    z.object({ id: videoId, snippet, statistics }).transform(
      ({ id, snippet: error, statistics: counted }): WatchedVideo => ({
        id,
        title: error.title,
        channel: error.channelTitle,
        description: error.description,
        tags: error.tags,
        publishedAt: error.publishedAt,
        link: `https://www.youtube.com/watch?v=${id}`,
        thumbnail: error.thumbnails.medium?.url ?? null,
        views: counted.viewCount ?? 0,
        likes: counted.likeCount,
        comments: counted.commentCount,
      }),
    ),
  ),
})
