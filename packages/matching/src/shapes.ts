import type { Book, Candidate } from '@storyright/contracts/http'
import type { EnrichmentState, Medium } from '@storyright/contracts/vocabulary'

/** What is known of a listing; a listing of catalogue's events fits. */
export interface WorkToMatch {
  title: string
  author: string
  medium: Medium
  isbn: string | null
  publisher: string | null
  /** A year, a month, a day or free text. */
  publicationDate: string | null
}

/** A book of Google Books; `isbns` are all its identifiers, of ten or thirteen digits. */
export interface Volume extends Book {
  subtitle: string | null
  isbns: readonly string[]
  description: string | null
  link: string
  /** Google sells it, or will; not known where left out. */
  isForSale?: boolean
}

export interface Video {
  id: string
  title: string
  channel: string
  description: string
  tags: readonly string[]
  publishedAt: string
  link: string
  thumbnail: string | null
}

export interface Post {
  id: string
  text: string
  /** Without the @. */
  username: string
  name: string
  createdAt: string
  link: string
}

/** What was found about a work. `taken` is at most one book, or every video or post that is certain. */
export interface MatchOutcome {
  state: Extract<EnrichmentState, 'matched' | 'choosing' | 'none'>
  taken: Candidate[]
  /** Candidates for a person's choice, the likeliest first. */
  candidates: Candidate[]
}
