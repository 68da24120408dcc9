import { type NewEvent, offerSnapshot } from '@storyright/contracts/events'
import type { Database } from '../database.ts'
import { publicOfferOf, publicOfferParts } from './public-offer.ts'

const PAGE = 200

/** Every offer as a snapshot, for services that build or rebuild what they keep of offers. */
export async function* offerSnapshots(db: Database): AsyncGenerator<NewEvent> {
  let after: string | undefined
  for (;;) {
    const rows = await db.offer.findMany({
      where: after ? { id: { gt: after } } : {},
      include: publicOfferParts,
      orderBy: { id: 'asc' },
      take: PAGE,
    })
    for (const row of rows) yield offerSnapshot(row.id, row.version, publicOfferOf(row))
    if (rows.length < PAGE) return
    after = rows.at(-1)!.id
  }
}
