import type { Outbox } from '@storyright/messaging'
import type { AskCatalogue } from '@storyright/read-models'
import type { Redis } from 'ioredis'
import type { Database, Tx } from './database.ts'
import type { Visibility } from './listings/visible.ts'
import type { Model } from './model/model.ts'

/** The dependencies of use cases; each picks what it needs. */
export interface Deps {
  db: Database
  transaction<Result>(work: (tx: Tx) => Promise<Result>): Promise<Result>
  outbox: Outbox<Tx>
  redis: Redis
  visibility: Visibility
  askCatalogue: AskCatalogue
  model: Model
  clock(): Date
  logger: { warn(details: object, message: string): void; error(details: object, message: string): void }
}
