import { listingRows } from '@storyright/read-models'
import type { Database } from '../../database.ts'
import { favouriteRows } from '../../favourites/favourite-rows.ts'
import { offerRows } from '../../offers/offer-rows.ts'
import { tasteRows } from '../../tracking/taste-rows.ts'
import { type Counts, cleanModels, saveModel } from '../files/model-files.ts'
import { readTrainingData } from './read-training-data.ts'
import { trainModel } from './train-model.ts'

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
