import { createOutbox, postgresStore, prismaTransactions } from '@storyright/messaging'
import { folderStore } from '@storyright/object-store'
import { workInBackground } from '@storyright/service-kit'
import { postgresLease } from '@storyright/stored-service/postgres'
import type { Tx } from '../src/database.ts'
import type { Checkpoint, Deps } from '../src/deps.ts'
import { connectProvider } from '../src/payments/provider.ts'
import { upkeep } from '../src/upkeep/run-upkeep.ts'
import { type Pace, steps } from '../src/upkeep/upkeep.ts'
import { deployment, type Offers } from './harness.ts'

/** The process ended here: nothing of it runs any more, as after a kill. */
export class Killed extends Error {
  override name = 'Killed'
}

interface Life {
  /** The place, counted from the first, at which it is killed. */
  killAt?: number | null
  /** What happens at each place before it goes on. */
  checkpoint?: Checkpoint
  logger?: Deps['logger']
}

const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined }

/**
 * What one process of the service works with, beside the one that the harness runs. Once it is killed, whatever it still
 * asks of the database, the provider or a file fails, and a transaction that it has open is rolled back: code that goes on
 * after catching the kill gets nowhere.
 */
export function startProcess(
  { db, databaseUrl, sandbox, uploads }: Offers,
  { killAt = null, checkpoint = () => undefined, logger = quiet }: Life = {},
): Deps {
  const store = postgresStore<Tx>({ connectionString: databaseUrl, transactions: prismaTransactions<Tx>(db) })
  const provider = connectProvider({
    secretKey: 'sk_test_storyright',
    webhookSecret: 'whsec_storyright',
    deployment,
    apiUrl: sandbox.url,
  })
  let passed = 0
  let isDead = false
  const mustLive = () => {
    if (isDead) throw new Killed()
  }
  const whileAlive = <Thing extends object>(thing: Thing): Thing =>
    new Proxy(thing, {
      get(target, name) {
        mustLive()
        const part = Reflect.get(target, name)
        return typeof part === 'function' ? part.bind(target) : part
      },
    })
  return {
    db: whileAlive(db),
    async transaction(work) {
      mustLive()
      return store.transaction(async (tx) => {
        const result = await work(tx)
        mustLive()
        return result
      })
    },
    outbox: whileAlive(createOutbox({ service: 'offers', store })),
    provider: whileAlive(provider),
    files: whileAlive(folderStore(uploads)),
    contactsOf: async () => null, // nothing that is tried in this way is shown to anybody
    clock: () => new Date(),
    async checkpoint(place) {
      mustLive()
      isDead = killAt !== null && passed++ === killAt
      mustLive()
      await checkpoint(place)
      mustLive()
    },
    logger,
  }
}

/** The upkeep of one such process, which goes on until it is stopped. */
export function runUpkeep({ databaseUrl }: Offers, deps: Deps, options: { everyMs: number; pace: Pace }) {
  const work = upkeep(deps, { ...options, leaseOf: postgresLease(databaseUrl, 'offers') })
  return workInBackground(work, { clock: deps.clock, logger: quiet })
}

/** One round of everything, one step after the other. One that fails is logged, and keeps no other from its turn. */
export async function runUpkeepRound(deps: Deps, pace: Pace, signal = new AbortController().signal): Promise<void> {
  for (const [step, { run }] of Object.entries(steps)) {
    if (signal.aborted) return
    await run(deps, pace, signal).catch((error: unknown) => deps.logger.warn({ step, err: error }, 'A step failed'))
  }
}
