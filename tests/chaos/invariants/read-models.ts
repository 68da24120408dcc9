import { listingRows } from '@storyright/read-models'
import { inDocuments, rowsOf } from './ask-books.ts'
import { type Books, withMongodb } from './places.ts'

interface Known {
  id: string
  version: number
  isDeleted: boolean
}

/** What others know of each listing is what catalogue has. */
export async function differingListings(books: Books): Promise<string[]> {
  const truth = await rowsOf<Known>(
    books,
    'catalogue',
    `SELECT id::text, version, deleted_at IS NOT NULL AS "isDeleted" FROM listings`,
  )
  const known: [string, Known[]][] = [
    ['offers', await rowsOf<Known>(books, 'offers', `SELECT id, version, is_deleted AS "isDeleted" FROM listings`)],
  ]
  for (const service of withMongodb)
    known.push([
      service,
      await inDocuments(books, service, async (db) =>
        (
          await listingRows
            .of(db)
            .find({}, { projection: { version: 1, isDeleted: 1 } })
            .toArray()
        ).map(({ _id: id, version, isDeleted }) => ({ id, version, isDeleted })),
      ),
    ])
  return known.flatMap(([service, rows]) => differencesOf(service, truth, rows))
}

/** In words, at most one sentence a service: there may be thousands. */
export function differencesOf(service: string, truth: readonly Known[], rows: readonly Known[]): string[] {
  const byId = new Map(rows.map((row) => [row.id, row]))
  const missing = truth.filter(({ id, isDeleted }) => !isDeleted && !byId.has(id))
  const older = truth.filter(({ id, version }) => (byId.get(id)?.version ?? version) < version)
  const newer = truth.filter(({ id, version }) => (byId.get(id)?.version ?? version) > version)
  const says = [
    missing.length > 0 && `does not know ${missing.length} listings, such as ${missing[0]!.id}`,
    older.length > 0 && `knows ${older.length} listings as they were before, such as ${older[0]!.id}`,
    newer.length > 0 && `knows ${newer.length} listings as they never were, such as ${newer[0]!.id}`,
  ]
  return says.filter((one) => one !== false).map((one) => `${service} ${one}`)
}
