import type { BookEnrichment, Enrichments, Listing } from '@storyright/contracts/http'
import { foldText, genres } from '@storyright/contracts/vocabulary'

type Books = NonNullable<Enrichments['books']>
export type Suggestion = BookEnrichment['suggestions'][number]

/** What could be taken over into a listing, each as it is and as it would be; nothing that is so already. */
export function suggestionsFor(listing: Listing, books: Books, mediumDetails: string): Suggestion[] {
  const genre = genreAmong(books.categories)
  const all: Suggestion[] = [
    { field: 'coverImageUrl', before: listing.coverImageUrl, after: books.thumbnail },
    { field: 'pageCount', before: listing.pageCount, after: isPageCount(books.pageCount) ? books.pageCount : null },
    { field: 'genre', before: listing.genre, after: genre },
    { field: 'mediumDetails', before: listing.mediumDetails, after: mediumDetails },
  ]
  return all.filter(({ before, after }) => after !== null && after !== before)
}

/** What the listing form takes. */
const isPageCount = (count: number | null) => count !== null && count >= 1 && count <= 100_000

const folded = genres.map((genre) => ({ genre, words: foldText(genre) }))
const synonyms: Record<string, (typeof genres)[number]> = {
  'science fiction': 'Sci-Fi',
  'mystery & detective': 'Mystery',
  thrillers: 'Thriller',
  'juvenile fiction': "Children's",
  'young adult fiction': 'Young Adult',
  'biography & autobiography': 'Biography',
  autobiography: 'Memoir',
}

/** Our genre for a book's headings, such as “Fiction / Mystery & Detective / General”: the most particular part that is one. */
export function genreAmong(categories: readonly string[]): string | null {
  const parts = categories.flatMap((category) =>
    category
      .split('/')
      .map((part) => foldText(part).trim())
      .toReversed(),
  )
  for (const part of parts) {
    const known = synonyms[part] ?? folded.find(({ words }) => words === part || `${words}s` === part)?.genre
    if (known) return known
  }
  return null
}
