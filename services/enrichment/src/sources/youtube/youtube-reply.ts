import type { WatchedVideo } from '@storyright/matching'
import { z } from 'zod'
import { clipped, looseCount } from '../http/clipped.ts'

const videoId = z.string().regex(/^[\w-]{1,64}$/)

export const searchReply = z.object({
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

export const videosReply = z.object({
  kind: z.string(),
  items: z.array(
    z.object({ id: videoId, snippet, statistics }).transform(
      ({ id, snippet: said, statistics: counted }): WatchedVideo => ({
        id,
        title: said.title,
        channel: said.channelTitle,
        description: said.description,
        tags: said.tags,
        publishedAt: said.publishedAt,
        link: `https://www.youtube.com/watch?v=${id}`,
        thumbnail: said.thumbnails.medium?.url ?? null,
        views: counted.viewCount ?? 0,
        likes: counted.likeCount,
        comments: counted.commentCount,
      }),
    ),
  ),
})
