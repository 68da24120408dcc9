import type { CollectionDeclaration, Db, Tx as MongoTx } from '@storyright/mongodb'
import { listingRows } from '@storyright/read-models'
import { auditRows } from './audit/audit-rows.ts'
import { takeoverRows } from './field-overrides/takeover-rows.ts'
import { countRows } from './look-ups/count-rows.ts'
import { lookUpRows } from './look-ups/look-up-rows.ts'
import { publishedRows } from './published/publish-enriched.ts'
import { paceRows, usedRows } from './quota/quota-rows.ts'

export type Database = Db
export type Tx = MongoTx

/** Every collection of the service; each is described at its declaration. */
export const collections: readonly CollectionDeclaration[] = [
  listingRows,
  lookUpRows,
  countRows,
  publishedRows,
  paceRows,
  usedRows,
  takeoverRows,
  auditRows,
]
