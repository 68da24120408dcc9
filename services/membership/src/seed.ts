import { demoListings, demoMembers, demoViews } from '@storyright/demo'
import { createOutbox, postgresStore, prismaTransactions } from '@storyright/messaging'
import { configOf } from '@storyright/service-kit'
import { z } from 'zod'
import { environment } from './config.ts'
import { openDatabase, type Tx } from './database.ts'
import { demoSandbox } from './demo/sandbox.ts'
import { seedDemoMemberships } from './demo/seed-demo-memberships.ts'
import { seedDemoViews } from './demo/seed-demo-views.ts'
import type { Deps } from './deps.ts'
import { connectProvider } from './provider/provider.ts'

const { DATABASE_URL, STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY, STRIPE_WEBHOOK_SECRET, ...others } = environment
const { STRIPE_API_URL, PAYMENT_SANDBOX_URL, DEPLOYMENT } = others
const config = configOf({
  DATABASE_URL,
  STRIPE_SECRET_KEY,
  STRIPE_PUBLISHABLE_KEY,
  STRIPE_WEBHOOK_SECRET,
  STRIPE_API_URL,
  PAYMENT_SANDBOX_URL,
  DEPLOYMENT,
  /** The folder of the demo works; beside their package by default. */
  DEMO_WORKS_DIR: z.string().optional(),
})()

const db = openDatabase(config.DATABASE_URL)
const { transaction, enqueue } = postgresStore<Tx>({
  connectionString: config.DATABASE_URL,
  transactions: prismaTransactions<Tx>(db),
})
const provider = connectProvider({
  secretKey: config.STRIPE_SECRET_KEY,
  webhookSecret: config.STRIPE_WEBHOOK_SECRET,
  deployment: config.DEPLOYMENT,
  apiUrl: config.STRIPE_API_URL,
})
const depsAt = (time: Date): Deps => ({
  db,
  transaction,
  outbox: createOutbox<Tx>({ service: 'membership', store: { enqueue }, clock: () => time }),
  provider,
  identity: { contactOf: async () => null, personNow: async () => null, knownVersion: async () => 0 },
  clock: () => time,
  checkpoint: () => {},
  logger: console,
})
const now = new Date()

const views = await seedDemoViews(depsAt(now), demoViews(demoListings(config.DEMO_WORKS_DIR)))
/** Demo memberships move no real money, and none at a real provider's test account either. */
const paid = config.STRIPE_API_URL && config.PAYMENT_SANDBOX_URL ? await pay(config.STRIPE_API_URL) : 0
process.stdout.write(`membership: ${paid} demo memberships paid, ${views} demo views counted\n`)
await db.$disconnect()

function pay(url: string): Promise<number> {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_PUBLISHABLE_KEY: publishableKey } = config
  return seedDemoMemberships({ depsAt, sandbox: demoSandbox({ url, secretKey, publishableKey }), now }, demoMembers)
}
