import type { PublicListing } from '@storyright/contracts/events'
import { mediumOf } from '@storyright/contracts/vocabulary'
import { demoAccounts } from '@storyright/demo'
import type { Db } from '@storyright/mongodb'
import { listingRows } from '@storyright/read-models'
import { type FavouriteRow, favouriteRows } from '../../../services/ai/src/favourites/favourite-rows.ts'
import { type TasteRow, tasteRows } from '../../../services/ai/src/tracking/taste-rows.ts'
import { blendedListings } from '../many/blended-listings.ts'
import { throughOutages } from '../running/through-outages.ts'

interface Fill {
  listings: number
  people: number
  /** A listing whose remaining fields all have. */
  like: PublicListing
}

const AT_ONCE = 1_000
/** The demo's listings are told to all who run beside each other; what is filled in is newer. */
const NEWEST = 1_000_000
const DAY_MS = 86_400_000
const EACH_LOOKED_AT = 40
/** Of what somebody looks at every so many is favourited. */
const FAVOURITED = 5

/** The one who asks: by far not the least active. */
export const reader = demoAccounts.find(({ email }) => email === 'premium@storyright.test')!

/** Fills a database of ai as events and tracking would have, and leaves what is there. */
export async function fillAi(db: Db, { listings, people, like }: Fill): Promise<void> {
  const blended = blendedListings(listings)
  // Inserting is many times faster than an upsert, where a database plays MongoDB.
  const there = new Set<string>(await listingRows.of(db).distinct('_id'))
  for (let from = 0; from < listings; from += AT_ONCE) {
    const rows = blended.slice(from, from + AT_ONCE).map(({ form, agentId, status = 'available' }, at) => {
      const { title, author, genre, subgenre, themes, keywords, logline, synopsis, askingPrice } = form
      const id = String(from + at + 1)
      const medium = form.medium ?? mediumOf[form.contentType]
      const described = {
        title,
        author,
        genre,
        subgenre,
        themes,
        keywords,
        logline,
        description: synopsis ?? '',
        medium,
      }
      const viabilityScore = 50 + (hashed(from + at, 3) % 45)
      const listing: PublicListing = {
        ...like,
        ...described,
        id,
        agentId,
        status,
        suggestedOfferMax: askingPrice,
        viabilityScore,
      }
      return { _id: id, version: NEWEST, isDeleted: false, listing }
    })
    const missing = rows.filter(({ _id }) => !there.has(_id))
    if (missing.length > 0) await insert(() => listingRows.of(db).insertMany(missing, { ordered: false }))
    const known = rows.filter(({ _id }) => there.has(_id))
    const replacing = known.map(({ _id, ...replacement }) => ({ replaceOne: { filter: { _id }, replacement } }))
    if (replacing.length > 0) await throughOutages(() => listingRows.of(db).bulkWrite(replacing, { ordered: false }))
  }
  const now = Date.now()
  for (let person = 0; person < people; person++) {
    const userId = person === 0 ? reader.id : `load-${person}`
    const taste: TasteRow[] = []
    const favourites: FavouriteRow[] = []
    for (let look = 0; look < EACH_LOOKED_AT; look++) {
      // People keep to neighbourhoods of the catalogue, so that behaviour has something to tell.
      const near = (hashed(person, 1) % listings) + (hashed(person * EACH_LOOKED_AT + look, 2) % 400)
      const listingId = String((near % listings) + 1)
      const at = new Date(now - (hashed(look, person) % 300) * DAY_MS)
      taste.push({
        _id: `${userId} ${look}`,
        userId,
        at,
        kind: 'view',
        listingId,
        seconds: 5 + (hashed(look, 5) % 300),
      })
      if (look % FAVOURITED === 0)
        favourites.push({ _id: `${userId}_${listingId}`, version: 1, userId, listingId, at, isFavourite: true })
    }
    await insert(() => tasteRows.of(db).insertMany(taste, { ordered: false }))
    await insert(() => favouriteRows.of(db).insertMany(favourites, { ordered: false }))
  }
}

const insert = (write: () => Promise<unknown>) => throughOutages(() => write().catch(unlessThere))

/** The same listing twice is one favourite; what events told of meanwhile stays. */
function unlessThere(error: { code?: number }): void {
  if (error.code !== 11_000) throw error
}

function hashed(one: number, other: number): number {
  let bits = Math.imul(one + 1, 0x9e3779b1) ^ Math.imul(other + 1, 0x85ebca6b)
  bits = Math.imul(bits ^ (bits >>> 15), 0x2c1b3c6d)
  return (bits ^ (bits >>> 13)) >>> 0
}
