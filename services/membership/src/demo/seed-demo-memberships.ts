import { addMonths } from '@storyright/contracts/vocabulary'
import type { DemoAccount, DemoMember } from '@storyright/demo'
import { confirmUpgrade } from '../checkout/confirm-upgrade.ts'
import { upgrade } from '../checkout/upgrade.ts'
import type { Deps } from '../deps.ts'
import { findMember } from '../members/member.store.ts'
import { followSubscription } from '../sync/sync-subscription.ts'
import type { DemoSandbox } from './sandbox.ts'

export interface Stage {
  /** The service's own code, with the clock at a time. */
  depsAt(time: Date): Deps
  sandbox: DemoSandbox
  now: Date
}

/**
 * Has each member of the demo pay when they did, through the service's own use cases, and lets the time since then pass at
 * the provider. Resumes an interrupted run; for those who have paid only the clock advances. Returns how many paid now.
 */
export async function seedDemoMemberships(stage: Stage, members: readonly DemoMember[]): Promise<number> {
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
