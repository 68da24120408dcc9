import { setTimeout as wait } from 'node:timers/promises'
import { demoProgressLine } from '@storyright/contracts/vocabulary'
import { demoListings } from '@storyright/demo'
import { createOutbox, postgresStore, prismaTransactions } from '@storyright/messaging'
import { filesEnvironment, openObjectStore } from '@storyright/object-store'
import { withSettings } from '@storyright/postgres'
import { configOf, createKeyedMutex } from '@storyright/service-kit'
import { postgresLease } from '@storyright/stored-service/postgres'
import { z } from 'zod'
import { environment } from './config.ts'
import { type Database, openDatabase, type Tx } from './database.ts'
import { pastProvider } from './demo/past-provider.ts'
import { isSeeded, type SeedDeps, seedDemoDeals } from './demo/seed-demo-deals.ts'
import { UPKEEP_CHANNEL } from './offers/bulk-terminations.ts'
import { connectProvider } from './payments/provider.ts'
import { usualQuotas } from './quotas.ts'

const ASK_AGAIN_MS = 20

const cards = { good: 'pm_card_visa', declined: 'pm_card_chargeDeclined' } as const

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

/** Pays as a browser does, with one of the sandbox's cards. */
export function payAtSandbox({
  sandboxUrl,
  publishableKey,
  publicUrl,
}: {
  sandboxUrl: string
  publishableKey: string
  publicUrl: string
}) {
  return async (clientSecret: string, card: keyof typeof cards): Promise<void> => {
    const [intentId] = clientSecret.split('_secret_')
    const answer = await fetch(`${sandboxUrl}/v1/payment_intents/${intentId}/confirm`, {
      method: 'POST',
      headers: { authorization: `Bearer ${publishableKey}` },
      body: new URLSearchParams({
        client_secret: clientSecret,
        payment_method: cards[card],
        return_url: `${publicUrl}/my-submissions`,
      }),
    })
    await answer.body?.cancel()
    if (!answer.ok && answer.status !== 402) throw new Error(`The sandbox answered a payment with ${answer.status}`)
  }
}

/**
 * Works under the lease of the upkeep, taken from whoever has it: where offers runs already, its upkeep would end what is
 * being played as long past. Whoever had the lease tries for it again, and gets it after this. Another load is waited for.
 */
export async function insteadOfUpkeep<Result>(
  { db, databaseUrl }: { db: Database; databaseUrl: string },
  work: () => Promise<Result>,
): Promise<Result> {
  const lease = postgresLease(databaseUrl, 'offers-demo')('upkeep', UPKEEP_CHANNEL)
  for (;;) {
    let done: { result: Result } | undefined
    await lease(new AbortController().signal, async () => {
      done = { result: await work() }
    })
    if (done) return done.result
    await db.$queryRaw`
      SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE datname = current_database() AND application_name = 'offers-upkeep'`
    await wait(ASK_AGAIN_MS)
  }
}
