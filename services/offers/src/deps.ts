import type { Viewer } from '@storyright/contracts/vocabulary'
import type { Outbox } from '@storyright/messaging'
import type { ObjectStore } from '@storyright/object-store'
import type { KeyedMutex, ServiceClient } from '@storyright/service-kit'
import type { Database, Tx } from './database.ts'
import type { Provider } from './payments/provider.ts'
import type { FetchContacts } from './people/contacts.ts'
import type { Quotas } from './quotas.ts'

/** The dependencies of use cases; each picks what it needs. */
export interface Deps {
  db: Database
  transaction<Result>(work: (tx: Tx) => Promise<Result>): Promise<Result>
  outbox: Outbox<Tx>
  provider: Provider
  /** Decks and signed agreements. */
  files: ObjectStore
  contactsOf: FetchContacts
  /** Throws unless this viewer may open the listing now. */
  openListing(viewer: Viewer, listing: { id: string; title: string }): Promise<void>
  /** Of a listing that nothing was told of yet. */
  catalogue: Pick<ServiceClient, 'ask'>
  /** Of a person that nothing was told of yet. */
  identity: Pick<ServiceClient, 'ask'>
  quotas: Quotas
  clock(): Date
  /**
   * Acceptances of one listing queue here for its lock, so that they do not fill the pool of connections while they wait: everything
   * else of the service would be refused then, and most of them, too.
   */
  claimInTurn: KeyedMutex
  /** Named checkpoints around each provider call and each commit; tests kill the process there. */
  checkpoint: Checkpoint
  logger: { warn(details: object, message: string): void; error(details: object, message: string): void }
}

export type Checkpoint = (place: string) => void | Promise<void>
