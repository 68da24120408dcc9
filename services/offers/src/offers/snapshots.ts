import { type NewEvent, offerSnapshot } from '@storyright/contracts/events'
import type { Database } from '../database.ts'
import { findOffers } from './offer.store.ts'
import { publicOfferOf } from './offer.ts'

const PAGE = 200

/** Every offer as a snapshot event, for services that build or rebuild a read model. */
export async function* offerSnapshots(db: Database): AsyncGenerator<NewEvent> {
  let after: string | undefined
  for (;;) {
    const where = after ? { id: { gt: after } } : {}
    const offers = await findOffers(db, { where, orderBy: { id: 'asc' }, take: PAGE })
    for (const offer of offers) yield offerSnapshot(offer.id, offer.version, publicOfferOf(offer))
    if (offers.length < PAGE) return
    after = offers.at(-1)!.id
  }
}
