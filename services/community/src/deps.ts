import type { Outbox } from '@storyright/messaging'
import type { ServiceClient } from '@storyright/service-kit'
import type { Redis } from 'ioredis'
import type { WritePermission } from './content/permission.ts'
import type { Database, Tx } from './database.ts'
import type { SupportQuotas } from './support/support-limits.ts'

/** The dependencies of use cases; each picks what it needs. */
export interface Deps {
  db: Database
  transaction<Result>(work: (tx: Tx) => Promise<Result>): Promise<Result>
  outbox: Outbox<Tx>
  redis: Redis
  /** The only service with e-mail addresses. */
  identity: ServiceClient
  /** For a listing whose first event has not come yet. */
  catalogue: ServiceClient
  /** Keeps the decks of pitches. */
  offers: ServiceClient
  permission: WritePermission
  supportQuotas: SupportQuotas
  /** The address people know the site by. */
  publicUrl: string
  clock(): Date
  logger: { warn(details: object, message: string): void; error(details: object, message: string): void }
}
