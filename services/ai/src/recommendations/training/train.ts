import { behaviourTimes } from '@storyright/contracts/vocabulary'
import { listingRows } from '@storyright/read-models'
import type { Database } from '../../database.ts'
import { favouriteRows } from '../../favourites/favourite-rows.ts'
import { offerRows } from '../../offers/offer-rows.ts'
import { tasteRows } from '../../tracking/taste-rows.ts'
import { readUncounted } from '../../tracking/who-counts.ts'
import { type Counts, cleanModels, saveModel } from '../files/model-files.ts'
import type { ItemListing } from '../model/item.ts'
import { favouriteWeight, offerWeight, tasteWeight } from '../model/signal-weight.ts'
import { Tastes } from './tastes.ts'
import { type TrainingData, trainModel } from './train-model.ts'

/** Trains a model from all data, and saves it. */
export async function train(db: Database, now: Date): Promise<void> {
  const began = performance.now()
  await cleanModels(db)
  const counts = await countsOf(db)
  const model = trainModel(await readTrainingData(db, now))
  await saveModel(db, model, { trainedAt: now, tookMs: Math.round(performance.now() - began), counts })
  await cleanModels(db)
}

export async function countsOf(db: Database): Promise<Counts> {
  const all = { listings: listingRows, favourites: favouriteRows, offers: offerRows, taste: tasteRows }
  const counted = Object.entries(all).map(async ([name, rows]) => [name, await rows.of(db).estimatedDocumentCount()])
  return Object.fromEntries(await Promise.all(counted)) as Counts
}

const AT_ONCE = 1_000
const DAY_MS = 86_400_000
/** Older signals weigh so little by now that they are left out. */
const TELLS_FOR_MS = (behaviourTimes.tasteKeptMonths / 2) * 30 * DAY_MS

const read = {
  _id: 1,
  'listing.id': 1,
  'listing.status': 1,
  'listing.title': 1,
  'listing.author': 1,
  'listing.description': 1,
  'listing.logline': 1,
  'listing.medium': 1,
  'listing.genre': 1,
  'listing.subgenre': 1,
  'listing.themes': 1,
  'listing.keywords': 1,
  'listing.suggestedOfferMax': 1,
  'listing.viabilityScore': 1,
} as const

/** Everything to learn from, a thousand rows at a time. */
export async function readTrainingData(db: Database, now: Date): Promise<TrainingData> {
  const options = { batchSize: AT_ONCE }
  const listings: ItemListing[] = []
  const rows = listingRows.of(db).find({ isDeleted: false }, { ...options, projection: read, sort: { _id: 1 } })
  for await (const { listing } of rows) listings.push(listing)

  const tastes = new Tastes()
  const uncounted = await readUncounted(db, now)
  const favourites = favouriteRows.of(db).find({ isFavourite: true, isUncounted: { $ne: true } }, options)
  for await (const { userId, listingId, at } of favourites)
    if (!uncounted.has(userId)) tastes.like(userId, listingId, favouriteWeight(at, now))
  const projection = { 'offer.producerId': 1, 'offer.listingId': 1, 'offer.submittedAt': 1 }
  for await (const { offer } of offerRows.of(db).find({}, { ...options, projection }))
    if (!uncounted.has(offer.producerId))
      tastes.like(offer.producerId, offer.listingId, offerWeight(new Date(offer.submittedAt), now))
  const since = new Date(now.getTime() - TELLS_FOR_MS)
  for await (const row of tasteRows.of(db).find({ at: { $gt: since }, isUncounted: { $ne: true } }, options)) {
    if (uncounted.has(row.userId)) continue
    const weight = tasteWeight(row, now)
    if (row.kind === 'search') tastes.search(row.userId, row.query, weight)
    else if (weight > 0) tastes.like(row.userId, row.listingId, weight)
  }
  return { listings, tastes, now }
}
