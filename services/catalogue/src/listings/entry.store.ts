import type { Tx } from '../database.ts'
import type { Listing } from '../generated/client.ts'
import { documentOf, entryOf } from './entry.ts'
import { addFreeRights } from './free-rights.store.ts'

const columns = `listing_id, agent_id, created_at, early_access_until, status, medium, format, price, viability_score,
  roi_multiple, genre_tags, title, author, tags, description, title_words, words, joined, published, pages, folding`
const given = `SELECT listing_id, agent_id, created_at, early_access_until, status, medium, format, price, viability_score,
    roi_multiple, genre_tags, title, author, tags, description, array_to_tsvector(title_words), array_to_tsvector(words),
    array_to_tsvector(joined), published, pages, folding
  FROM jsonb_to_recordset($1::jsonb) AS entry (listing_id bigint, agent_id uuid, created_at timestamptz,
    early_access_until timestamptz, status text, medium text, format text, price integer, viability_score smallint, roi_multiple numeric, genre_tags text[],
    title text, author text, tags text, description text, title_words text[], words text[],
    joined text[], published integer, pages integer, folding smallint)`

// Locked, so that no sweep deletes it in between.
const givenFree = `SELECT listing_id, kept.id FROM jsonb_to_recordset($1::jsonb) AS entry (listing_id bigint, free_key text)
  CROSS JOIN LATERAL (SELECT id FROM free_rights WHERE key = free_key FOR KEY SHARE) AS kept`

const givenWords = `SELECT listing_id, word_line FROM jsonb_to_recordset($1::jsonb) AS entry (listing_id bigint, word_line text)`

// Stems without stop words; A to D is what a hit counts for. A document that an older version left behind is made anew.
const writeDocuments = `INSERT INTO search_documents (listing_id, document)
  SELECT listing_id, setweight(to_tsvector('english', title), 'A') || setweight(to_tsvector('english', author), 'B')
    || setweight(to_tsvector('english', tags), 'B') || setweight(to_tsvector('english', description), 'C')
    || setweight(to_tsvector('english', synopsis), 'D') || to_tsvector('simple', numbers)
  FROM jsonb_to_recordset($1::jsonb) AS entry (listing_id bigint, title text, author text, tags text, description text,
    synopsis text, numbers text)
  ORDER BY listing_id
  ON CONFLICT (listing_id) DO UPDATE SET document = excluded.document`

/** Makes these listings visible. */
export async function showListings(tx: Tx, listings: Listing[]): Promise<void> {
  if (listings.length === 0) return
  const keys = await addFreeRights(tx, listings)
  const entries = JSON.stringify(listings.map((listing) => ({ ...entryOf(listing), free_key: keys.get(listing.id) })))
  await tx.$executeRawUnsafe(
    `INSERT INTO browse_entries (${columns}, free_rights_id)
    SELECT entry.*, f.id FROM (${given}) AS entry
    LEFT JOIN (${givenFree}) AS f ON f.listing_id = entry.listing_id`,
    entries,
  )
  await tx.$executeRawUnsafe(`INSERT INTO searched_words (listing_id, words) ${givenWords}`, entries)
  await tx.$executeRawUnsafe(writeDocuments, JSON.stringify(listings.map(documentOf)))
}

/** Updates a listing's browse entry; a hidden one stays hidden. */
export async function refreshEntry(tx: Tx, listing: Listing): Promise<void> {
  const update = `UPDATE browse_entries SET (${columns}) = (${given}) WHERE listing_id = $2::bigint`
  const entry = entryOf(listing)
  const isShown = await tx.$executeRawUnsafe(update, JSON.stringify([entry]), String(listing.id))
  if (isShown === 0) return
  await tx.searchedWords.updateMany({ where: { listingId: listing.id }, data: { words: entry.word_line } })
  await tx.$executeRawUnsafe(writeDocuments, JSON.stringify([documentOf(listing)]))
}

/** Hides these listings; the listings themselves stay. */
export async function hideListings(tx: Tx, ids: bigint[]): Promise<void> {
  await tx.browseEntry.deleteMany({ where: { listingId: { in: ids } } })
  await tx.searchDocument.deleteMany({ where: { listingId: { in: ids } } })
}

/** Hides every listing of an agent; the listings themselves stay. */
export async function hideListingsOf(tx: Tx, agentId: string): Promise<void> {
  await tx.browseEntry.deleteMany({ where: { agentId } })
  await tx.searchDocument.deleteMany({ where: { listing: { agentId } } })
}
