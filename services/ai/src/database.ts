import type { CollectionDeclaration, Db, Tx as MongoTx } from '@storyright/mongodb'
import { listingRows, membershipRows, personRows } from '@storyright/read-models'
import { analysisRows } from './analyses/analysis-rows.ts'
import { sampleRows } from './analyses/sample.ts'
import { contributionRows } from './analytics/contribution-rows.ts'
import { entityHistoryRows } from './analytics/entity-history-rows.ts'
import { figureRows, watermarkRows } from './analytics/figure-rows.ts'
import { loadRows } from './demo/load-rows.ts'
import { enrichmentRows } from './enrichment/enrichment-rows.ts'
import { favouriteRows } from './favourites/favourite-rows.ts'
import { meaningRows } from './meaning/meaning-rows.ts'
import { answerRows } from './model/answers/answer-of.ts'
import { questionRows } from './model/questions/question-rows.ts'
import { offerRows } from './offers/offer-rows.ts'
import { activityRows } from './tracking/activity-rows.ts'
import { forgottenRows } from './tracking/forget-behaviour.ts'
import { openedRows } from './tracking/opened-rows.ts'
import { shownRows } from './tracking/shown-rows.ts'
import { tasteRows } from './tracking/taste-rows.ts'

/** What the model's part of the service keeps. */
const modelCollections = [answerRows, questionRows] as const

export type Database = Db
export type Tx = MongoTx

/** Every collection of the service; each is described at its declaration. */
export const collections: readonly CollectionDeclaration[] = [
  listingRows,
  enrichmentRows,
  analysisRows,
  sampleRows,
  favouriteRows,
  offerRows,
  personRows,
  membershipRows,
  entityHistoryRows,
  figureRows,
  watermarkRows,
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
