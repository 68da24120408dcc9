import { rowsOf } from './ask-books.ts'
import type { Books } from './places.ts'

/** Every visible listing is found, as it is now, and nothing else is. */
export async function differingEntries(books: Books): Promise<string[]> {
  const [found] = await rowsOf<Record<'orphans' | 'stale' | 'unfound' | 'wordless', number>>(
    books,
    'catalogue',
    `SELECT
      (SELECT count(*)::int FROM browse_entries e JOIN listings l ON l.id = e.listing_id WHERE l.deleted_at IS NOT NULL) AS orphans,
      (SELECT count(*)::int FROM browse_entries e JOIN listings l ON l.id = e.listing_id WHERE l.status <> e.status) AS stale,
      (SELECT count(*)::int FROM listings l WHERE l.deleted_at IS NULL
        AND NOT EXISTS (SELECT FROM browse_entries e WHERE e.listing_id = l.id)
        AND NOT EXISTS (SELECT FROM people p WHERE p.id = l.agent_id AND p.status <> 'active')) AS unfound,
      (SELECT count(*)::int FROM browse_entries e
        WHERE NOT EXISTS (SELECT FROM searched_words w WHERE w.listing_id = e.listing_id)
          OR NOT EXISTS (SELECT FROM search_documents d WHERE d.listing_id = e.listing_id)) AS wordless`,
  )
  const { orphans, stale, unfound, wordless } = found!
  return [
    orphans > 0 && `${orphans} withdrawn listings are found in catalogue`,
    stale > 0 && `${stale} listings are found with another status in catalogue`,
    unfound > 0 && `${unfound} listings are not found in catalogue`,
    wordless > 0 && `${wordless} listings have no words to be searched by`,
  ].filter((one) => one !== false)
}
