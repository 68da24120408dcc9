import { type NewEvent, offerSnapshot } from '@storyright/contracts/events'
import type { Database } from '../database.ts'
import { takingsEvent } from '../rights/taking.store.ts'
import { findOffers } from './offer.store.ts'
import { publicOfferOf } from './offer.ts'

const PAGE = 200

/** Every offer, and then what is taken of listings, as events: for services that build or rebuild a read model. */
export async function* offerSnapshots(db: Database): AsyncGenerator<NewEvent> {
  let after: string | undefined
  for (;;) {
    const where = after ? { id: { gt: after } } : {}
    const offers = await findOffers(db, { where, orderBy: { id: 'asc' }, take: PAGE })
    for (const offer of offers) yield offerSnapshot(offer.id, offer.version, publicOfferOf(offer))
    if (offers.length < PAGE) break
    after = offers.at(-1)!.id
  }
  yield* takingSnapshots(db)
}

/** What is taken of each listing of which anything ever was. */
async function* takingSnapshots(db: Database): AsyncGenerator<NewEvent> {
  for (let after = ''; ; ) {
    const where = { id: { gt: after }, takingsVersion: { gt: 0 } }
    const listings = await db.listing.findMany({ where, orderBy: { id: 'asc' }, take: PAGE })
    for (const { id, takingsVersion } of listings) yield takingsEvent(db, id, takingsVersion)
    if (listings.length < PAGE) return
    after = listings.at(-1)!.id
  }
}
