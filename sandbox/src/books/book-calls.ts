import { googleError, googleFailure, invalidParameter } from '../google/google-error.ts'
import { numberIn, oneOf, required, requireKey, requireKnown } from '../google/google-query.ts'
import { nextPacificMidnight } from '../quotas/pacific-day.ts'
import type { Quota, QuotaTerms } from '../quotas/quotas.ts'
import { originOf } from '../sources/origin.ts'
import type { Asked, SourceCall } from '../sources/source-call.ts'
import { searchVolumes, volumeWith } from './search-volumes.ts'

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

/** A book as the source describes it, as far as it is used; what it does not know is left out. */
export interface Volume {
  id: string
  title: string
  subtitle?: string
  authors?: string[]
  publisher?: string
  /** A year, a month or a day. */
  publishedDate?: string
  description?: string
  isbns: string[]
  pageCount?: number
  category: string
  averageRating?: number
  ratingsCount?: number
  hasCover: boolean
  isForSale: boolean
}

const isbnKind = (isbn: string) => (isbn.length === 13 ? 'ISBN_13' : 'ISBN_10')
const identifiersOf = ({ id, isbns }: Volume) =>
  isbns.length > 0
    ? isbns.map((identifier) => ({ type: isbnKind(identifier), identifier }))
    : [{ type: 'OTHER', identifier: `SAND:${id}` }]

/** Where it is shown, and for which country. */
interface Place {
  origin: string
  country: string
}

/** A volume in the answer's shape; a list has its two small pictures only. */
function volumeResource(volume: Volume, { origin, country }: Place, isWhole = true) {
  const { id, title, subtitle, authors, publisher, publishedDate, description, pageCount, category } = volume
  const { averageRating, ratingsCount, hasCover, isForSale } = volume
  const cover = (zoom: number) =>
    `${origin}/books/content?id=${id}&printsec=frontcover&img=1&zoom=${zoom}&source=gbs_api`
  const page = `${origin}/books?id=${id}`
  return {
    kind: 'books#volume',
    id,
    etag: `${id}.1`,
    selfLink: `${origin}/books/v1/volumes/${id}`,
    volumeInfo: {
      title,
      subtitle,
      authors,
      publisher,
      publishedDate,
      description,
      industryIdentifiers: identifiersOf(volume),
      readingModes: { text: false, image: false },
      pageCount,
      printType: 'BOOK',
      categories: isWhole ? [`Fiction / ${category}`, `Fiction / General`] : ['Fiction'],
      averageRating,
      ratingsCount,
      maturityRating: 'NOT_MATURE',
      allowAnonLogging: false,
      contentVersion: '0.0.1.0.preview.0',
      ...(hasCover && {
        imageLinks: {
          smallThumbnail: cover(5),
          thumbnail: cover(1),
          ...(isWhole && { small: cover(2), medium: cover(3) }),
        },
      }),
      language: 'en',
      previewLink: page,
      infoLink: page,
      canonicalVolumeLink: page,
    },
    saleInfo: { country, saleability: isForSale ? 'FOR_SALE' : 'NOT_FOR_SALE', isEbook: isForSale },
    accessInfo: { country, viewability: 'NO_PAGES', embeddable: false, publicDomain: false },
    ...(description && { searchInfo: { textSnippet: description.slice(0, 120) } }),
  }
}
