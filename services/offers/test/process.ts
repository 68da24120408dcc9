import { createOutbox, postgresStore, prismaTransactions } from '@storyright/messaging'
import { folderStore } from '@storyright/object-store'
import { createKeyedMutex, workInBackground } from '@storyright/service-kit'
import { postgresLease } from '@storyright/stored-service/postgres'
import { type Life, mortal } from '@storyright/testing/stories'
import type { Tx } from '../src/database.ts'
import type { Deps } from '../src/deps.ts'
import type { Pace } from '../src/jobs/job-config.ts'
import { steps } from '../src/jobs/jobs.ts'
import { upkeep } from '../src/jobs/run-jobs.ts'
import { connectProvider } from '../src/payments/provider.ts'
import { usualQuotas } from '../src/quotas.ts'
import { deployment, type Offers } from './harness.ts'

interface ProcessLife extends Life {
  logger?: Deps['logger']
}

const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined }

/** What one process of the service works with, beside the one that the harness runs, until it is killed. */
export function startProcess(
  { db, databaseUrl, sandbox, uploads }: Offers,
  { logger = quiet, ...life }: ProcessLife = {},
): Deps {
  const store = postgresStore<Tx>({ connectionString: databaseUrl, transactions: prismaTransactions<Tx>(db) })
  const provider = connectProvider({
    secretKey: 'sk_test_storyright',
    webhookSecret: 'whsec_storyright',
    deployment,
    apiUrl: sandbox.url,
  })
  const { whileAlive, transaction, checkpoint } = mortal(life)
  return {
    db: whileAlive(db),
    transaction: transaction(store.transaction),
    outbox: whileAlive(createOutbox({ service: 'offers', store })),
    provider: whileAlive(provider),
    files: whileAlive(folderStore(uploads)),
    quotas: usualQuotas,
    openListing: async () => {},
    catalogue: { ask: async () => null },
    contactsOf: async () => null, // nothing that is tried in this way is shown to anybody
    identity: { ask: async () => null },
    clock: () => new Date(),
    claimInTurn: createKeyedMutex(),
    checkpoint,
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
