import { demoProgressLine } from '@storyright/contracts/vocabulary'
import { demoListings } from '@storyright/demo'
import { createOutbox, postgresStore, prismaTransactions } from '@storyright/messaging'
import { filesEnvironment, openObjectStore } from '@storyright/object-store'
import { withSettings } from '@storyright/postgres'
import { configOf, createKeyedMutex } from '@storyright/service-kit'
import { z } from 'zod'
import { environment } from './config.ts'
import { openDatabase, type Tx } from './database.ts'
import { insteadOfUpkeep } from './demo/instead-of-upkeep.ts'
import { pastProvider } from './demo/past-provider.ts'
import { payAtSandbox } from './demo/pay-at-sandbox.ts'
import { isSeeded, type SeedDeps, seedDemoDeals } from './demo/seed-demo-deals.ts'
import { connectProvider } from './payments/provider.ts'
import { usualQuotas } from './quotas.ts'

const { DATABASE_URL, PUBLIC_URL, STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY, ...others } = environment
const { STRIPE_WEBHOOK_SECRET, STRIPE_API_URL, PAYMENT_SANDBOX_URL, DEPLOYMENT } = others
const config = configOf({
  DATABASE_URL,
  PUBLIC_URL,
  ...filesEnvironment,
  STRIPE_SECRET_KEY,
  STRIPE_PUBLISHABLE_KEY,
  STRIPE_WEBHOOK_SECRET,
  STRIPE_API_URL,
  PAYMENT_SANDBOX_URL,
  DEPLOYMENT,
  /** The folder of the demo works; beside their package by default. */
  DEMO_WORKS_DIR: z.string().optional(),
})()

/** What a crash of the database takes back is loaded again; so no commit waits for the disk. */
const IN_NO_HURRY = '-c synchronous_commit=off'

/** Demo deals move no real money, and none at a real provider's test account either. */
if (config.STRIPE_API_URL && config.PAYMENT_SANDBOX_URL) await load(config.STRIPE_API_URL)

async function load(sandboxUrl: string): Promise<void> {
  const db = openDatabase(withSettings(config.DATABASE_URL, IN_NO_HURRY))
  const { transaction, enqueue } = postgresStore<Tx>({
    connectionString: config.DATABASE_URL,
    transactions: prismaTransactions<Tx>(db),
  })
  const past = pastProvider(db)
  const real = connectProvider({
    secretKey: config.STRIPE_SECRET_KEY,
    webhookSecret: config.STRIPE_WEBHOOK_SECRET,
    deployment: config.DEPLOYMENT,
    apiUrl: sandboxUrl,
  })
  const files = await openObjectStore(config)
  const deps: SeedDeps = {
    db,
    transaction,
    past,
    publicUrl: config.PUBLIC_URL,
    pay: payAtSandbox({ sandboxUrl, publishableKey: config.STRIPE_PUBLISHABLE_KEY, publicUrl: config.PUBLIC_URL }),
    depsAt: (time, provider) => ({
      db,
      transaction,
      outbox: createOutbox<Tx>({ service: 'offers', store: { enqueue }, clock: () => time }),
      provider: provider === 'past' ? past : real,
      files,
      quotas: usualQuotas,
      clock: () => time,
      catalogue: { ask: async () => null },
      contactsOf: async () => null,
      identity: { ask: async () => null },
      openListing: async () => {},
      claimInTurn: createKeyedMutex(),
      checkpoint: () => {},
      logger: console,
    }),
  }
  const loaded = (await isSeeded(db))
    ? 0
    : await insteadOfUpkeep({ db, databaseUrl: config.DATABASE_URL }, () =>
        seedDemoDeals(deps, demoListings(config.DEMO_WORKS_DIR), new Date(), (done, total) =>
          console.log(demoProgressLine('steps of deals', done, total)),
        ),
      )
  process.stdout.write(`offers: ${loaded} demo offers made\n`)
  await db.$disconnect()
}
