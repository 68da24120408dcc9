import type { Viewer } from '@storyright/contracts/vocabulary'
import type { Outbox } from '@storyright/messaging'
import type { ObjectStore } from '@storyright/object-store'
import type { ServiceClient } from '@storyright/service-kit'
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
  /** Named checkpoints around each provider call and each commit; tests kill the process there. */
  checkpoint: Checkpoint
  logger: { warn(details: object, message: string): void; error(details: object, message: string): void }
}

export type Checkpoint = (place: string) => void | Promise<void>
