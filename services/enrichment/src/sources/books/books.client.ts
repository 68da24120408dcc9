import { matchBooks, type Volume, type WorkToMatch } from '@storyright/matching'
import { z } from 'zod'
import { endOfProviderDay } from '../../quota/provider-day.ts'
import type { AskSource } from '../http/ask-source.ts'
import { clipped, looseCount } from '../http/clipped.ts'
import { googleFault } from '../http/google-fault.ts'

export interface BooksAccess {
  baseUrl: string
  key: string
  clock(): Date
  ask: AskSource
}

export interface BooksClient {
  search(text: string, most: number, signal: AbortSignal): Promise<Volume[]>
  lookUp(work: WorkToMatch, signal: AbortSignal): Promise<{ found: Volume[]; unused: number }>
}

const LOOKED_AT = 20
/** Whose market is asked about: British titles'. Without one it is the server's own, and a server that Google cannot place is refused. */
const COUNTRY = 'GB'
/** By its ISBN, by title and author, and by title alone: each only where those before do not settle it. */
export const unitsOfLookUp = 3

export function openBooks({ baseUrl, key, clock, ask }: BooksAccess): BooksClient {
  async function search(q: string, maxResults: number, signal: AbortSignal): Promise<Volume[]> {
    const url = new URL(`${baseUrl}/books/v1/volumes`)
    const asked = { q, maxResults: String(maxResults), printType: 'books', country: COUNTRY, key }
    url.search = String(new URLSearchParams(asked))
    const faultOf = (status: number, body: unknown) =>
      googleFault('books', status, body, endOfProviderDay('books', clock()))
    return (await ask({ source: 'books', url, reply: volumesReply, signal, faultOf })).items
  }
  return {
    search,
    async lookUp(work, signal) {
      const found = new Map<string, Volume>()
      let asked = 0
      for (const question of questionsOf(work)) {
        asked++
        for (const volume of await search(question, LOOKED_AT, signal)) found.set(volume.id, volume)
        if (matchBooks(work, [...found.values()]).state === 'matched') break
      }
      return { found: [...found.values()], unused: unitsOfLookUp - asked }
    },
  }
}

/** A record may name the author otherwise or not at all, and others of the same title show how certain one is. */
const questionsOf = ({ title, author, isbn }: WorkToMatch): string[] => [
  ...(isbn ? [`isbn:${isbn.replaceAll(/[^\dX]/gi, '')}`] : []),
  `intitle:${quoted(title)} inauthor:${quoted(author)}`,
  `intitle:${quoted(title)}`,
]

const quoted = (text: string) => `"${text.replaceAll('"', ' ').trim()}"`

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

const volumesReply = z.object({
  kind: z.string(),
  items: z.array(z.object({ id: clipped(100), volumeInfo: info, saleInfo: sale }).transform(volumeOf)).default([]),
})

interface VolumeAnswer {
  id: string
  volumeInfo: z.output<typeof info>
  saleInfo: z.output<typeof sale>
}

function volumeOf({ id, volumeInfo, saleInfo: { saleability } }: VolumeAnswer): Volume {
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

/** Google's own addresses come as http, and answer by https, too. */
const secure = (address: string | null): string | null => {
  if (!address || !URL.canParse(address)) return null
  const url = new URL(address)
  if (url.protocol === 'http:' && /(^|\.)google\.[a-z.]+$/.test(url.hostname)) url.protocol = 'https:'
  return ['http:', 'https:'].includes(url.protocol) ? url.href : null
}
