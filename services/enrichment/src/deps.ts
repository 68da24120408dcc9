import type { Outbox } from '@storyright/messaging'
import type { ServiceClient } from '@storyright/service-kit'
import type { Database, Tx } from './database.ts'

/** The dependencies of use cases; each picks what it needs. */
export interface Deps {
  db: Database
  transaction<Result>(work: (tx: Tx) => Promise<Result>): Promise<Result>
  outbox: Outbox<Tx>
  catalogue: ServiceClient
  clock(): Date
  logger: { warn(details: object, says: string): void; error(details: object, says: string): void }
}
