import type { PublicListing } from '@storyright/contracts'

/** A party as it was named when the agreement was written. */
export interface Party {
  /** `null` for somebody whose account was closed, or who is not known here. */
  name: string | null
  firm: string | null
}

type Listed = Pick<
  PublicListing,
  'id' | 'title' | 'author' | 'medium' | 'publisher' | 'publicationDate' | 'isbn' | 'rightsAvailable' | 'territory'
>

/** What was agreed, as data. */
export interface Terms {
  offerId: string
  producer: Party
  agent: Party
  work: Pick<Listed, 'id' | 'title' | 'author' | 'medium' | 'publisher' | 'publicationDate' | 'isbn'>
  /** Whole pounds. */
  fee: number
  months: number
  /** ISO times, in UTC; the agreement is dated as its period begins. */
  from: string
  to: string
  isExclusive: boolean
  rights: Listed['rightsAvailable']
  territories: Listed['territory']
  rightsRequested: string | null
  askingPrice: { amount: number; currency: PublicListing['currency']; isNegotiable: boolean } | null
}
