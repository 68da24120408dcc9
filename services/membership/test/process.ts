import { createOutbox, postgresStore, prismaTransactions } from '@storyright/messaging'
import { type Life, mortal } from '@storyright/testing/stories'
import type { Tx } from '../src/database.ts'
import type { Deps } from '../src/deps.ts'
import type { Pace } from '../src/jobs/job-config.ts'
import { steps } from '../src/jobs/jobs.ts'
import { connectProvider, type Provider } from '../src/provider/provider.ts'
import { deployment, type Subscribers, secretKey, webhookSecret } from './harness.ts'

interface ProcessLife extends Life {
  clock(): Date
  /** What else happens with each call of the provider. */
  around?(provider: Provider): Partial<Provider>
}

const quiet = { warn: () => undefined, error: () => undefined }

/** What one process of the service works with, beside the one that the harness runs, until it is killed. */
export function startProcess(
  { db, databaseUrl, sandbox, identity }: Subscribers,
  { clock, around = () => ({}), ...life }: ProcessLife,
): Deps {
  const store = postgresStore<Tx>({ connectionString: databaseUrl, transactions: prismaTransactions<Tx>(db) })
  const provider = connectProvider({ secretKey, webhookSecret, deployment, apiUrl: sandbox.url })
  const { whileAlive, transaction, checkpoint } = mortal(life)
  return {
    db: whileAlive(db),
    transaction: transaction(store.transaction),
    outbox: whileAlive(createOutbox({ service: 'membership', store, clock })),
    provider: whileAlive({ ...provider, ...around(provider) }),
    identity: whileAlive({
      async contactOf(userId) {
        return identity.contacts.find((contact) => contact.userId === userId) ?? null
      },
      personNow: async () => null,
      knownVersion: async () => Number.POSITIVE_INFINITY, // waiting for identity has a test of its own
    }),
    clock,
    checkpoint,
    logger: quiet,
  }
}

/** One round of everything, one step after the other. One that fails keeps no other from its turn. */
export async function runUpkeepRound(deps: Deps, pace: Pace, signal = new AbortController().signal): Promise<void> {
  for (const { run } of Object.values(steps)) await run(deps, pace, signal).catch(() => undefined)
}
