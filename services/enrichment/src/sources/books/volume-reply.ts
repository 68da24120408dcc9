import type { Volume } from '@storyright/matching'
import { z } from 'zod'
import { clipped, looseCount } from '../http/clipped.ts'

const line = clipped(500)
const optional = line
  .nullish()
  .catch(null)
  .transform((value) => value || null)
const lines = z.array(line).max(1_000).catch([])

const info = z.object({
  title: line.default(''),
  subtitle: optional,
  authors: lines.default([]),
  publisher: optional,
  publishedDate: optional,
  description: clipped(5_000)
    .nullish()
    .catch(null)
    .transform((value) => value ?? null),
  pageCount: looseCount,
  categories: lines.default([]),
  averageRating: z.number().min(0).max(5).nullish().catch(null),
  ratingsCount: looseCount,
  industryIdentifiers: z
    .array(z.object({ type: z.string(), identifier: clipped(40) }))
    .catch([])
    .default([]),
  imageLinks: z.object({ thumbnail: optional, smallThumbnail: optional }).nullish().catch(null),
  infoLink: optional,
})

const sale = z.object({ saleability: z.string().optional() }).catch({}).default({})

export const volumesReply = z.object({
  kind: z.string(),
  items: z.array(z.object({ id: clipped(100), volumeInfo: info, saleInfo: sale }).transform(volumeOf)).default([]),
})

interface Told {
  id: string
  volumeInfo: z.output<typeof info>
  saleInfo: z.output<typeof sale>
}

function volumeOf({ id, volumeInfo, saleInfo: { saleability } }: Told): Volume {
  const { industryIdentifiers, imageLinks, infoLink, ...book } = volumeInfo
  const identified = industryIdentifiers
    .filter(({ type }) => type.startsWith('ISBN'))
    .map(({ identifier }) => identifier)
  return {
    ...book,
    id,
    pageCount: book.pageCount || null,
    averageRating: book.averageRating ?? null,
    thumbnail: secure(imageLinks?.thumbnail ?? imageLinks?.smallThumbnail ?? null),
    isbn: identified.find((isbn) => isbn.length === 13) ?? identified[0] ?? null,
    isbns: identified,
    ...(saleability && { isForSale: forSale.includes(saleability) }),
    link: secure(infoLink) ?? `https://books.google.com/books?id=${encodeURIComponent(id)}`,
  }
}

const forSale = ['FOR_SALE', 'FOR_SALE_AND_RENTAL', 'FOR_PREORDER']

/** Google's own addresses are told as http, and answer by https, too. */
const secure = (address: string | null): string | null => {
  if (!address || !URL.canParse(address)) return null
  const url = new URL(address)
  if (url.protocol === 'http:' && /(^|\.)google\.[a-z.]+$/.test(url.hostname)) url.protocol = 'https:'
  return ['http:', 'https:'].includes(url.protocol) ? url.href : null
}
