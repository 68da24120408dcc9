import type { PublicListing } from '@storyright/contracts/events'
import type { Deal } from '@storyright/contracts/vocabulary'
import { inOneLine } from './typed-words.ts'

/** A party as it was named when the agreement was written. */
export interface Party {
  /** `null` for a closed or unknown account. */
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
  /** Some lines of the scope are exclusive, and some are not. */
  isMixed?: boolean
  rights: Listed['rightsAvailable']
  territories: Listed['territory']
  rightsRequested: string | null
  /** The rights line by line, in words, where the listing's form does not say all of them. */
  scope?: string[]
  /** What the offer said beyond the usual clauses. */
  deal?: Deal
}

/** The same terms with every name and title on one line, whatever was once accepted for it. */
export function onOneLineEach(terms: Terms): Terms {
  return {
    ...terms,
    producer: partyOnOneLine(terms.producer),
    agent: partyOnOneLine(terms.agent),
    work: {
      ...terms.work,
      title: inOneLine(terms.work.title),
      author: inOneLine(terms.work.author),
      publisher: orNull(terms.work.publisher),
      publicationDate: orNull(terms.work.publicationDate),
      isbn: orNull(terms.work.isbn),
    },
  }
}

const partyOnOneLine = ({ name, firm }: Party): Party => ({ name: orNull(name), firm: orNull(firm) })
const orNull = (typed: string | null): string | null => typed && inOneLine(typed)
