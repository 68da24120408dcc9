import { addMonths } from '@storyright/contracts/vocabulary'
import {
  type DemoAccount,
  type DemoMember,
  type DemoView,
  demoListings,
  demoMembers,
  demoViews,
} from '@storyright/demo'
import { createOutbox, postgresStore, prismaTransactions } from '@storyright/messaging'
import { configOf } from '@storyright/service-kit'
import { z } from 'zod'
import { confirmUpgrade } from './checkout/confirm-upgrade.ts'
import { upgrade } from './checkout/upgrade.ts'
import { environment } from './config.ts'
import { openDatabase, type Tx } from './database.ts'
import { type DemoSandbox, demoSandbox } from './demo/sandbox.ts'
import type { Deps } from './deps.ts'
import { findMember } from './members/member.store.ts'
import { connectProvider } from './provider/provider.ts'
import { followSubscription } from './sync/sync-subscription.ts'
import { countView } from './view-limit/count-view.ts'

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

/** Records this month's views of demo readers without any. Returns how many. */
async function seedDemoViews(
  deps: Pick<Deps, 'db' | 'transaction' | 'outbox' | 'clock'>,
  views: readonly DemoView[],
): Promise<number> {
  const personIds = [...new Set(views.map(({ personId }) => personId))]
  const known = await deps.db.viewMonth.findMany({ where: { personId: { in: personIds } }, select: { personId: true } })
  const readers = new Set(known.map(({ personId }) => personId))
  const missing = views.filter(({ personId }) => !readers.has(personId))
  for (const { personId: userId, listingId, title } of missing) await countView(deps)({ userId, listingId, title })
  return missing.length
}

interface Stage {
  /** The service's own code, with the clock at a time. */
  depsAt(time: Date): Deps
  sandbox: DemoSandbox
  now: Date
}

/**
 * Has each member of the demo pay when they did, through the service's own use cases, and lets the time since then pass at
 * the provider. Resumes an interrupted run; for those who have paid only the clock advances. Returns how many paid now.
 */
async function seedDemoMemberships(stage: Stage, members: readonly DemoMember[]): Promise<number> {
  const { depsAt, sandbox, now } = stage
  const deps = depsAt(now)
  let paid = 0
  for (const { account, monthsAgo } of members) {
    const at = addMonths(now, -monthsAgo)
    const known = await findMember(deps.db, account.id)
    if (known?.isClosed) continue
    const before = known?.subscriptionId ? await followSubscription(deps, { personId: account.id }) : known
    if (!before || before.state === 'none' || before.state === 'incomplete') {
      await payThen(withTime(depsAt(at), { account, sandbox, at }), account, sandbox)
      paid++
    }
    const { customerId } = (await findMember(deps.db, account.id))!
    await sandbox.moveOn(customerId!, now)
    await followSubscription(deps, { personId: account.id })
  }
  return paid
}

interface Past {
  account: DemoAccount
  sandbox: DemoSandbox
  at: Date
}

/** Whoever becomes a customer then has that time at the provider; identity, which does not run yet, would have the same. */
function withTime(deps: Deps, { account, sandbox, at }: Past): Deps {
  const { firstName, lastName, companyName, email } = account
  return {
    ...deps,
    identity: {
      contactOf: async () => ({ name: `${firstName} ${lastName}`, companyName, email }),
      personNow: async () => null,
      knownVersion: async () => Number.POSITIVE_INFINITY,
    },
    provider: {
      ...deps.provider,
      async createCustomer(customer) {
        const customerId = await deps.provider.createCustomer(customer)
        await sandbox.beginTime(customerId, at)
        return customerId
      },
    },
  }
}

async function payThen(deps: Deps, { id, role }: DemoAccount, sandbox: DemoSandbox): Promise<void> {
  const viewer = { id, role, tier: 'free', verified: true } as const
  const { clientSecret, subscriptionId } = await upgrade(deps, { viewer, termsAccepted: true })
  await sandbox.pay(clientSecret)
  await confirmUpgrade(deps, { personId: id, subscriptionId })
}
