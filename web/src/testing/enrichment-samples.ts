import type { BookEnrichment, EnrichmentStatus, Enrichments } from '@storyright/contracts/http'
import { aListing } from './samples.ts'

type FoundAtSource = Enrichments['sources'][number]
type OfSource = FoundAtSource['candidates'][number]

export function aCandidate(change: Partial<OfSource> = {}): OfSource {
  return {
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
  }
}

export function foundAt(change: Partial<FoundAtSource> = {}): FoundAtSource {
  return {
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
  }
}

export function someEnrichments(change: Partial<Enrichments> = {}): Enrichments {
  return {
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
  }
}

export function aStatus(change: Partial<EnrichmentStatus> = {}): EnrichmentStatus {
  return {
    total: 1_200,
    enriched: 811,
    remaining: 389,
    percentage: 67.5,
    failed: 0,
    waitingForChoice: 14,
    pausedUntil: null,
    failures: [],
    ...change,
  }
}

export function aBookFound(change: Partial<BookEnrichment> = {}): BookEnrichment {
  return {
    listing: aListing({ pageCount: 528, genre: null, coverImageUrl: null }),
    enrichedData: {
      averageRating: 4.1,
      pageCount: 496,
      publisher: 'Tinsley Brothers',
      publishedDate: '1868-08',
      ratingsCount: 1_204,
      categories: ['Fiction / Mystery & Detective'],
      thumbnail: 'https://books.google.com/books/content?id=gb-moonstone',
      isbn: '9780140434088',
      commercialIndicators: { marketPresence: 'high', hasCommercialSales: true, popularityScore: 62 },
    },
    suggestions: [
      {
        field: 'coverImageUrl',
        before: null,
        after: 'https://books.google.com/books/content?id=gb-moonstone',
      },
      { field: 'pageCount', before: 528, after: 496 },
      { field: 'genre', before: null, after: 'Mystery' },
      {
        field: 'mediumDetails',
        before: null,
        after: JSON.stringify({
          publishedDate: '1868-08',
          averageRating: 4.1,
          ratingsCount: 1_204,
          commercialIndicators: { marketPresence: 'high', hasCommercialSales: true },
        }),
      },
    ],
    candidates: [],
    takenOverAt: null,
    ...change,
  }
}
