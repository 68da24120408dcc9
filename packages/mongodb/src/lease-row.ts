import type { Collection, Db } from 'mongodb'

export interface LeaseRow {
  _id: string
  holder: string
  /** By MongoDB's clock. */
  until: Date
}

/** How long a lease lasts that is not renewed. */
export const LASTS_MS = 4_000

export const leasesOf = (db: Db): Collection<LeaseRow> => db.collection('_leases')
