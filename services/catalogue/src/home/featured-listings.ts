import { paging } from '@storyright/contracts/vocabulary'
import { type CardRow, cardColumns } from '../browse/card.ts'
import type { Database } from '../database.ts'
import { Prisma } from '../generated/client.ts'

/** Available titles that administrators chose; with none chosen, the ones of the highest viability. */
export async function featuredListings(db: Database): Promise<CardRow[]> {
  const chosen = await best(db, Prisma.sql`l.is_featured`)
  return chosen.length > 0 ? chosen : best(db, Prisma.sql`TRUE`)
}

const best = (db: Database, condition: Prisma.Sql) => db.$queryRaw<CardRow[]>`
  SELECT ${cardColumns} FROM browse_entries b JOIN listings l ON l.id = b.listing_id
  WHERE b.status = 'available' AND ${condition}
  ORDER BY b.viability_score DESC, b.listing_id DESC LIMIT ${paging.featuredMaximum}`
