import type { Viewer } from '@storyright/contracts/vocabulary'
import type { Database } from '../database.ts'
import { dealingsOn, isAvailableFor, isOptionedBy } from '../listings/availability.ts'
import { isOpenTo } from '../listings/listing.store.ts'
import { endingsOf } from '../offers/endings.ts'
import { paysWith } from '../offers/offer.ts'
import { isDealing, refusalOf } from '../people/standing.ts'
import type { Shown } from './offer.view.ts'

/**
 * Which of these the viewer can pay for or renew now: by the rules that `renewOffer` goes by, without its locks. Only how many offers
 * may be open at a time is not asked: a refusal says what to do about that.
 */
export async function payableAmong(
  db: Database,
  offers: readonly Shown[],
  { viewer, now }: { viewer: Viewer; now: Date },
): Promise<ReadonlySet<string>> {
  const own = offers.filter((offer) => offer.producerId === viewer.id && paysWith(offer) !== null)
  if (own.length === 0) return new Set()
  const people = await db.person.findMany({
    where: { id: { in: [...new Set([viewer.id, ...own.map(({ listing }) => listing.agentId)])] } },
  })
  const personOf = (id: string) => people.find((person) => person.id === id)
  if (refusalOf(personOf(viewer.id) ?? { role: viewer.role, status: 'active' })) return new Set()
  const endings = await endingsOf(db, own)
  const dealings = await dealingsOn(
    db,
    own.map(({ listingId }) => listingId),
  )
  const isOpen = ({ id, listingId, listing, terms }: Shown) =>
    !endings.has(id) &&
    isOpenTo(viewer, listing, now) &&
    isDealing(personOf(listing.agentId)) &&
    !isOptionedBy(viewer.id, dealings.get(listingId)) &&
    isAvailableFor(listing, terms, dealings.get(listingId))
  return new Set(own.filter(isOpen).map(({ id }) => id))
}
