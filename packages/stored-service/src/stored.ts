import type { ServiceName } from '@storyright/contracts/services'
import type { MessagingStore } from '@storyright/messaging'
import type { Lease } from '@storyright/service-kit'

/** An opened store of any kind. */
export interface Stored<Db> {
  /** As `/readyz` calls it. */
  kind: string
  db: Db
  /** Rejects while the store does not answer. */
  check(): Promise<unknown>
  /** Turns an outage of the store into a refusal, and leaves every other error as it is. */
  translateError?(error: unknown): unknown
  close(): Promise<unknown> | unknown
}

/** The store in which a service's changes and their events commit together. */
export interface MainStored<Db, Tx> extends Stored<Db> {
  messaging: MessagingStore<Tx>
  /** The lease of this name in this service; notices on `rungBy`, from whichever replica, ring its bell. */
  lease(name: string, rungBy?: string): Lease
}

/** How a service opens its main store, by what it reads of the environment. */
export type OpenMain<Config, Db, Tx> = (
  config: Config,
  service: ServiceName,
) => MainStored<Db, Tx> | Promise<MainStored<Db, Tx>>
