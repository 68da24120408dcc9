import { listingRows } from '@storyright/read-models'
import type { Database } from '../database.ts'

interface Named {
  id: string
  title: string
  author: string
}

/** The titles of these listings, visible or not. */
export async function listingNames(db: Database, ids: readonly string[]): Promise<(id: string) => Named> {
  const rows = await listingRows
    .of(db)
    .find({ _id: { $in: [...new Set(ids)] } }, { projection: { 'listing.title': 1, 'listing.author': 1 } })
    .toArray()
  const known = new Map(rows.map(({ _id: id, listing: { title, author } }) => [id, { id, title, author }]))
  return (id) => known.get(id) ?? { id, title: '', author: '' }
}
