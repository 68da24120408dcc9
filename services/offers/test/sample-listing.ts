import type { PublicListing } from '@storyright/contracts/events'
import { sampleTerms } from '@storyright/testing'
import { agent } from './harness.ts'

/** An available listing, as catalogue's events carry it. */
export const sampleListing = (id: string, change: Partial<PublicListing> = {}): PublicListing => ({
  ...sampleTerms(),
  id,
  agentId: agent.id,
  status: 'available',
  soldOfferId: null,
  description: 'A harbour pilot brings in a coaster.',
  logline: null,
  coverImageUrl: null,
  genre: 'Crime',
  subgenre: null,
  themes: [],
  keywords: [],
  tags: ['Crime'],
  comparableTitles: null,
  targetAudience: 'Adults',
  contentRating: null,
  pageCount: null,
  wordCount: null,
  suggestedOfferMin: null,
  suggestedOfferMax: 20_000,
  viabilityScore: 70,
  isFeatured: false,
  earlyAccessUntil: null,
  chainOfTitleVerified: false,
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
  ...change,
})
