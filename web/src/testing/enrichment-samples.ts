import type { Enrichments } from '@storyright/contracts/http'

type FoundAtSource = Enrichments['sources'][number]
type OfSource = FoundAtSource['candidates'][number]

export const aCandidate = (change: Partial<OfSource> = {}): OfSource => ({
  id: 'gb-moonstone',
  title: 'The Moonstone',
  by: 'Wilkie Collins',
  year: 1868,
  link: 'https://books.google.com/books?id=gb-moonstone',
  thumbnail: 'https://books.google.com/books/content?id=gb-moonstone',
  confidence: 0.72,
  reasons: ['Same title', 'Same family name of the author'],
  isTaken: false,
  isRefused: false,
  ...change,
})

export const foundAt = (change: Partial<FoundAtSource> = {}): FoundAtSource => ({
  source: 'books',
  state: 'choosing',
  fetchedAt: '2026-11-03T09:00:00.000Z',
  attribution: 'Book data by Google Books',
  match: null,
  candidates: [aCandidate()],
  isDecided: false,
  failure: null,
  triesAgainAt: null,
  ...change,
})

export const someEnrichments = (change: Partial<Enrichments> = {}): Enrichments => ({
  listingId: '7',
  sources: [
    foundAt(),
    foundAt({ source: 'youtube', state: 'none', attribution: 'Videos and their figures by YouTube', candidates: [] }),
    foundAt({ source: 'twitter', state: 'waiting', attribution: 'Posts on X', candidates: [], fetchedAt: null }),
  ],
  books: null,
  youtube: null,
  twitter: null,
  ...change,
})
