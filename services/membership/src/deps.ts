import type { Outbox } from '@storyright/messaging'
import type { Database, Tx } from './database.ts'

/** All that use cases work with; each takes what it needs of it. */
export interface Deps {
  db: Database
  transaction<Result>(work: (tx: Tx) => Promise<Result>): Promise<Result>
  outbox: Outbox<Tx>
  clock(): Date
}
