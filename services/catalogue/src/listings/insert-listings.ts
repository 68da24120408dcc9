import type { Tx } from '../database.ts'
import { type Listing, Prisma } from '../generated/client.ts'

const columnOf = (field: string) => field.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
const inColumns = (row: object) => Object.fromEntries(Object.entries(row).map(([field, its]) => [columnOf(field), its]))

const answered = Object.values(Prisma.ListingScalarFieldEnum).map((field) => `${columnOf(field)} AS "${field}"`)
const bigInts = (_key: string, value: unknown) => (typeof value === 'bigint' ? String(value) : value)

/**
 * Inserts rows of listings; the answer has them in the same order. Not by Prisma, which plans a statement for each number of rows, with
 * a parameter for every value: of an import that was a third of the work.
 */
export function insertListings(tx: Tx, rows: Prisma.ListingCreateManyInput[]): Promise<Listing[]> {
  const given = Object.keys(inColumns(rows[0]!)).filter((column) => column !== 'id')
  const insert = `INSERT INTO listings (id, ${given.join(', ')})
    SELECT coalesce(id, nextval(pg_get_serial_sequence('listings', 'id'))), ${given.join(', ')}
    FROM jsonb_populate_recordset(NULL::listings, $1::jsonb)
    RETURNING ${answered.join(', ')}`
  return tx.$queryRawUnsafe<Listing[]>(insert, JSON.stringify(rows.map(inColumns), bigInts))
}
