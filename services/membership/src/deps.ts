import type { Outbox } from '@storyright/messaging'
import type { Database, Tx } from './database.ts'
import type { AskIdentity } from './people/identity.ts'
import type { Provider } from './provider/provider.ts'

/** All that use cases work with; each takes what it needs of it. */
export interface Deps {
  db: Database
  transaction<Result>(work: (tx: Tx) => Promise<Result>): Promise<Result>
  outbox: Outbox<Tx>
  provider: Provider
  identity: AskIdentity
  clock(): Date
  /** Named checkpoints around each provider call and each commit; tests kill the process there. */
  checkpoint: Checkpoint
  logger: { warn(details: object, message: string): void; error(details: object, message: string): void }
}

export type Checkpoint = (place: string) => void | Promise<void>
