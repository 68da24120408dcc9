import type { CollectionDeclaration, Db, Tx as MongoTx } from '@storyright/mongodb'
import { listingRows, membershipRows, personRows } from '@storyright/read-models'
import { analysisRows } from './analyses/analysis-rows.ts'
import { sampleRows } from './analyses/sample.ts'
import { contributionRows } from './analytics/contribution-rows.ts'
import { lifeRows } from './analytics/entity-history-rows.ts'
import { figureRows, rolledRows } from './analytics/figure-rows.ts'
import { loadRows } from './demo/load-rows.ts'
import { foundRows } from './enrichment/found-rows.ts'
import { favouriteRows } from './favourites/favourite-rows.ts'
import { meaningRows } from './meaning/meaning-rows.ts'
import { modelCollections } from './model/model-collections.ts'
import { offerRows } from './offers/offer-rows.ts'
import { activityRows } from './tracking/activity-rows.ts'
import { forgottenRows } from './tracking/forgotten-rows.ts'
import { openedRows } from './tracking/opened-rows.ts'
import { shownRows } from './tracking/shown-rows.ts'
import { tasteRows } from './tracking/taste-rows.ts'

export type Database = Db
export type Tx = MongoTx

/** Every collection of the service; what is in one stands beside its declaration. */
export const collections: readonly CollectionDeclaration[] = [
  listingRows,
  foundRows,
  analysisRows,
  sampleRows,
  favouriteRows,
  offerRows,
  personRows,
  membershipRows,
  lifeRows,
  figureRows,
  rolledRows,
  contributionRows,
  loadRows,
  ...modelCollections,
  meaningRows,
  activityRows,
  openedRows,
  tasteRows,
  shownRows,
  forgottenRows,
]
