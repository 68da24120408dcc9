import { googleError, googleFailure, invalidParameter } from '../google/google-error.ts'
import { numberIn, oneOf, required, requireKey, requireKnown } from '../google/google-query.ts'
import { nextPacificMidnight } from '../quotas/pacific-day.ts'
import type { Quota, QuotaTerms } from '../quotas/quotas.ts'
import { originOf } from '../sources/origin.ts'
import type { Asked, SourceCall } from '../sources/source-call.ts'
import { searchVolumes, volumeWith } from './search-volumes.ts'
import { type Volume, volumeResource } from './volume.ts'

/** Far more than the provider gives by itself (1,000 a day): the limit applies here only on request. */
export const bookQuota: QuotaTerms = { name: 'books.requests', usual: 10_000_000, resetsAfter: nextPacificMidnight }

const searchParameters = [
  'q',
  'maxResults',
  'startIndex',
  'orderBy',
  'printType',
  'projection',
  'filter',
  'langRestrict',
  'country',
]
const MOST = { from: 0, to: 40, usual: 10 }

const missingQuery = () =>
  googleError(400, { message: 'Missing query.', reason: 'queryRequired', location: 'q', locationType: 'parameter' })
const unknownVolume = () => googleError(404, { message: 'The volume ID could not be found.', reason: 'notFound' })
const unknownLocation = () =>
  googleError(403, {
    message: 'Cannot determine user location for geographically restricted operation.',
    reason: 'unknownLocation',
  })
const usedUp = () =>
  googleError(429, {
    message: "Quota exceeded for quota metric 'Queries' and limit 'Queries per day' of service 'books.googleapis.com'.",
    reason: 'rateLimitExceeded',
    status: 'RESOURCE_EXHAUSTED',
    info: {
      reason: 'RATE_LIMIT_EXCEEDED',
      metadata: { quota_unit: '1/d/{project}', quota_limit: 'defaultPerDayPerProject' },
    },
  })

interface Deps {
  quota: Quota
  key: string
}

/** Finding volumes, and reading one. */
export function bookCalls({ quota, key }: Deps): SourceCall[] {
  const admit = (asked: Asked, known: readonly string[]) => {
    requireKey(asked, key)
    if (!quota.take(1)) throw usedUp()
    requireKnown(asked, known)
    return countryIn(asked)
  }
  return [
    {
      operation: 'books.search',
      path: '/books/v1/volumes',
      summaryOf: ({ q = '–' }) => q,
      failureOf: googleFailure,
      answer(asked, request) {
        const country = admit(asked, searchParameters)
        const q = required(asked, 'q', missingQuery)
        const from = numberIn(asked, 'startIndex', { from: 0, to: 999_999_999, usual: 0 })
        const most = numberIn(asked, 'maxResults', MOST)
        checkChoices(asked)
        const found = inOrder(searchVolumes(q), asked.orderBy)
        const place = { origin: originOf(request), country }
        const items = found.slice(from, from + most).map((volume) => volumeResource(volume, place, false))
        // Where there is nothing the list itself is missing, too.
        return { kind: 'books#volumes', totalItems: found.length, ...(items.length > 0 && { items }) }
      },
    },
    {
      operation: 'books.get',
      path: '/books/v1/volumes/:id',
      summaryOf: (_asked, request) => idIn(request.params),
      failureOf: googleFailure,
      answer(asked, request) {
        const country = admit(asked, ['projection', 'country'])
        const volume = volumeWith(idIn(request.params))
        if (!volume) throw unknownVolume()
        return volumeResource(volume, { origin: originOf(request), country })
      },
    },
  ]
}

const idIn = (params: unknown) => (params as { id: string }).id

/** As for a server whose address has no country: it has to name one. */
function countryIn({ country = '' }: Asked): string {
  if (!/^[A-Z]{2}$/.test(country)) throw unknownLocation()
  return country
}

function checkChoices(asked: Asked): void {
  oneOf(asked, 'orderBy', ['relevance', 'newest'])
  oneOf(asked, 'printType', ['all', 'books'])
  oneOf(asked, 'projection', ['full', 'lite'])
  oneOf(asked, 'filter', ['partial', 'full', 'free-ebooks', 'paid-ebooks', 'ebooks'])
  if (asked.langRestrict !== undefined && !/^[a-z]{2}$/.test(asked.langRestrict))
    throw invalidParameter('langRestrict', asked.langRestrict)
}

const inOrder = (found: Volume[], order = 'relevance') =>
  order === 'newest'
    ? found.toSorted((one, other) => (other.publishedDate ?? '').localeCompare(one.publishedDate ?? ''))
    : found
