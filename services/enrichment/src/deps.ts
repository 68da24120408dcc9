import type { EnrichmentSource, Viewer } from '@storyright/contracts/vocabulary'
import type { Outbox } from '@storyright/messaging'
import type { AskCatalogue } from '@storyright/read-models'
import type { ServiceClient } from '@storyright/service-kit'
import type { CoverFetcher } from './covers/fetch-cover.ts'
import type { Database, Tx } from './database.ts'
import type { Queue } from './queue/queue.ts'
import type { Pace } from './quota/rate-limiter.ts'
import type { BooksClient } from './sources/books/books.client.ts'
import type { Sources } from './sources/source.ts'

/** The dependencies of use cases; each picks what it needs. */
export interface Deps {
  db: Database
  transaction<Result>(work: (tx: Tx) => Promise<Result>): Promise<Result>
  outbox: Outbox<Tx>
  catalogue: ServiceClient
  askCatalogue: AskCatalogue
  /** Opens a listing for a metered reader, or refuses when the month is used up. */
  openListing(viewer: Viewer, listing: { id: string; title: string }): Promise<void>
  sources: Sources
  books: BooksClient
  queues: Record<EnrichmentSource, Queue>
  paces: Record<EnrichmentSource, Pace>
  covers: CoverFetcher
  /** Aborts when the service closes: look-ups under way are given back. */
  stopping: AbortSignal
  clock(): Date
  logger: { warn(details: object, message: string): void; error(details: object, message: string): void }
}
