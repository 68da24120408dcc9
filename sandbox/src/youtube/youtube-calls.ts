import { googleError, googleFailure, invalidParameter } from '../google/google-error.ts'
import { numberIn, oneOf, required, requireKey, requireKnown } from '../google/google-query.ts'
import { nextPacificMidnight } from '../quotas/pacific-day.ts'
import type { Quota, QuotaTerms } from '../quotas/quotas.ts'
import { originOf } from '../sources/origin.ts'
import type { Asked, SourceCall } from '../sources/source-call.ts'
import { searchResult, searchVideos, type Video, videoResource, videoWith } from './search-videos.ts'

/** Far more than the provider gives by itself (10,000 units a day): nobody waits here unless that is asked for. */
export const youtubeQuota: QuotaTerms = { name: 'youtube.units', usual: 10_000_000, resetsAfter: nextPacificMidnight }
/** In units. */
const costs = { search: 100, videos: 1 }

const searchParameters = [
  ...['part', 'q', 'type', 'maxResults', 'pageToken', 'order', 'publishedAfter', 'publishedBefore', 'regionCode'],
  ...['relevanceLanguage', 'safeSearch', 'videoCategoryId', 'videoDuration', 'videoEmbeddable'],
]
const orders = ['relevance', 'date', 'rating', 'title', 'viewCount']
const videoParts = ['id', 'snippet', 'statistics', 'contentDetails', 'status']
const MOST_IDS = 50
const parameters = 'youtube.parameter'

const usedUp = () =>
  googleError(403, {
    message: 'The request cannot be completed because you have exceeded your quota.',
    domain: 'youtube.quota',
    reason: 'quotaExceeded',
  })
const missingPart = () => googleError(400, missing('part', 'parameter'))
const missing = (location: string, locationType: 'parameter' | 'other') => ({
  message: `Required parameter: ${location}`,
  domain: parameters,
  reason: 'missingRequiredParameter',
  location,
  locationType,
})

interface Deps {
  quota: Quota
  key: string
}

/** Searching for videos, and reading some. */
export function youtubeCalls({ quota, key }: Deps): SourceCall[] {
  const admit = (asked: Asked, cost: number, known: readonly string[]) => {
    requireKey(asked, key)
    if (!quota.take(cost)) throw usedUp()
    requireKnown(asked, known)
  }
  return [
    {
      operation: 'youtube.search',
      path: '/youtube/v3/search',
      summaryOf: ({ q = '–' }) => q,
      failureOf: googleFailure,
      answer(asked, request) {
        admit(asked, costs.search, searchParameters)
        partsIn(asked, ['id', 'snippet'])
        oneOf(asked, 'order', orders)
        const most = numberIn(asked, 'maxResults', { from: 0, to: 50, usual: 5 })
        const from = placeIn(asked)
        const isForVideos = asked.type === undefined || asked.type.split(',').includes('video')
        const found = isForVideos ? inOrder(withinTime(searchVideos(asked.q ?? ''), asked), asked.order) : []
        return {
          kind: 'youtube#searchListResponse',
          etag: `search-${found.length}-${from}`,
          ...(from + most < found.length && most > 0 && { nextPageToken: tokenFor(from + most) }),
          ...(from > 0 && { prevPageToken: tokenFor(Math.max(0, from - most)) }),
          regionCode: asked.regionCode ?? 'GB',
          pageInfo: { totalResults: found.length, resultsPerPage: most },
          items: found.slice(from, from + most).map((video) => searchResult(video, originOf(request))),
        }
      },
    },
    {
      operation: 'youtube.videos',
      path: '/youtube/v3/videos',
      summaryOf: ({ id = '–' }) => id,
      failureOf: googleFailure,
      answer(asked, request) {
        admit(asked, costs.videos, ['part', 'id', 'maxResults', 'hl'])
        const parts = partsIn(asked, videoParts)
        const ids = required(asked, 'id', () => googleError(400, missing('id', 'other'))).split(',')
        if (ids.length > MOST_IDS) throw invalidParameter('id', asked.id!, parameters)
        // Whatever is not there is left out without a word.
        const found = [...new Set(ids)].map(videoWith).filter((video) => video !== undefined)
        return {
          kind: 'youtube#videoListResponse',
          etag: `videos-${found.length}`,
          items: found.map((video) => videoResource(video, parts, originOf(request))),
          pageInfo: { totalResults: found.length, resultsPerPage: found.length },
        }
      },
    },
  ]
}

function partsIn(asked: Asked, known: readonly string[]): string[] {
  const parts = required(asked, 'part', missingPart).split(',')
  const unknown = parts.find((part) => !known.includes(part))
  if (unknown !== undefined)
    throw googleError(400, {
      message: `'${unknown.slice(0, 100)}'`,
      domain: parameters,
      reason: 'unknownPart',
      location: 'part',
      locationType: 'parameter',
    })
  return parts
}

const tokenFor = (place: number) => Buffer.from(`from ${place}`).toString('base64url')

function placeIn({ pageToken }: Asked): number {
  if (pageToken === undefined) return 0
  const place = /^from (\d{1,6})$/.exec(Buffer.from(pageToken, 'base64url').toString())?.[1]
  if (place === undefined)
    throw googleError(400, {
      message: 'The request specifies an invalid page token.',
      domain: parameters,
      reason: 'invalidPageToken',
      location: 'pageToken',
      locationType: 'parameter',
    })
  return Number(place)
}

function withinTime(videos: Video[], { publishedAfter, publishedBefore }: Asked): Video[] {
  const after = momentIn('publishedAfter', publishedAfter) ?? -Infinity
  const before = momentIn('publishedBefore', publishedBefore) ?? Infinity
  return videos.filter(({ publishedAt }) => Date.parse(publishedAt) >= after && Date.parse(publishedAt) <= before)
}

function momentIn(name: string, text: string | undefined): number | undefined {
  if (text === undefined) return undefined
  const moment = /^\d{4}-\d\d-\d\dT/.test(text) ? Date.parse(text) : Number.NaN
  if (Number.isNaN(moment)) throw invalidParameter(name, text)
  return moment
}

function inOrder(videos: Video[], order = 'relevance'): Video[] {
  const by: Record<string, (one: Video, other: Video) => number> = {
    date: (one, other) => other.publishedAt.localeCompare(one.publishedAt),
    rating: (one, other) => (other.likes ?? 0) - (one.likes ?? 0),
    title: (one, other) => one.title.localeCompare(other.title),
    viewCount: (one, other) => other.views - one.views,
  }
  const compare = by[order]
  return compare ? videos.toSorted(compare) : videos
}
