import { readlinkSync } from 'node:fs'
import { setPriority } from 'node:os'
import path from 'node:path'
import { parentPort, workerData } from 'node:worker_threads'
import { services } from '@storyright/contracts/services'
import { createOutbox, postgresStore, prismaTransactions } from '@storyright/messaging'
import { openObjectStore } from '@storyright/object-store'
import { poundsPer } from './config.ts'
import { openDatabase, type Tx } from './database.ts'
import type { ImportThreadConfig, ImportThreadOrder, ImportThreadReport } from './imports/import-thread.ts'
import { workOnAll } from './imports/work-on-imports.ts'
import { createListingStore } from './listings/listing.store.ts'

/** As `nice` has it, from 0 to 19. */
const GIVES_WAY = 3

/** Steps come one after the other; the second is for what is read between them. */
const CONNECTIONS = 2

/** Reads, applies and undoes imports, in a thread that `createImportThread` starts. */
const port = parentPort!
const report = (message: ImportThreadReport) => port.postMessage(message)
const config = workerData as ImportThreadConfig
const db = openDatabase(config.DATABASE_URL, CONNECTIONS)
const messages = postgresStore<Tx>({
  connectionString: config.DATABASE_URL,
  transactions: prismaTransactions<Tx>(db),
})
const outbox = createOutbox({ service: 'catalogue', store: messages })
const [documents] = services.catalogue.shelves
const deps = {
  db,
  transaction: messages.transaction,
  outbox,
  store: createListingStore({ outbox, poundsPer: poundsPer(config) }),
  files: await openObjectStore(config, { shelf: documents }),
  logger: { error: (details: object, message: string) => report({ log: { details, message } }) },
  clock: () => new Date(),
}

giveWay()
let stopping = new AbortController()
port.on('message', (order: ImportThreadOrder) => {
  if ('stop' in order) stopping.abort()
  else void work()
})

/** Whoever waits for a page comes first. On Linux a thread has a priority of its own; elsewhere it would be the whole process's. */
function giveWay(): void {
  if (process.platform !== 'linux') return
  try {
    setPriority(Number(path.basename(readlinkSync('/proc/thread-self'))), GIVES_WAY)
  } catch (error) {
    report({ log: { details: { error: String(error) }, message: 'Imports have the same priority as requests' } })
  }
}

async function work(): Promise<void> {
  stopping = new AbortController()
  try {
    await workOnAll(deps, { signal: stopping.signal, onImport: (importId) => report({ importId }) })
    report({ done: true })
  } catch (error) {
    const { name, message, code, stack } = error as Error & { code?: string }
    report({ failed: { name, message, code, stack } })
  }
}
