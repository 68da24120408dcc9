import { setTimeout as pause } from 'node:timers/promises'
import { identityCalls, type MembershipStatus, membershipCalls, type UpgradePayment } from '@storyright/contracts/http'
import { premiumPlan } from '@storyright/contracts/vocabulary'
import { withDatabase } from '@storyright/postgres'
import { sandboxAt } from '../chaos/support/sandbox.ts'
import type { Bench, BenchOptions } from './bench.ts'
import { alignedTable } from './figures/report.ts'
import { send } from './offers/calls.ts'
import { type Joined, joinPeople } from './running/join-people.ts'
import { chargesOf } from './upgrades/charges-of.ts'

/** Fewer than the sign-ins that one address may make. */
const MEMBERS = 200
const PREMIUM_WITHIN_MS = 2_000

/** Members who upgrade through the gateway, all at the same moment: no error, and one charge each. */
export const upgrades: Bench = { run: measureUpgrades }

/** The milliseconds of each part of an upgrade. */
interface Took {
  upgrade: number
  pay: number
  confirm: number
  /** From the answer until the open session is premium everywhere. */
  premium: number
}

async function measureUpgrades({ url, services, postgresUrl, progress, signal }: BenchOptions): Promise<void> {
  const sandbox = sandboxAt(services.sandbox!)
  const joining = { url, databaseUrl: withDatabase(postgresUrl, 'identity'), signal }
  const members = await progress.step(`Signing in ${MEMBERS} members`, () => joinPeople(MEMBERS, joining))
  const errors: string[] = []
  const began = performance.now()
  const took = await progress.step('Upgrading all of them at once', () =>
    Promise.all(
      members.map((member) =>
        upgrade({ url, member, pay: (secret) => sandbox.pay(secret, 'good', url) }).catch((error: unknown) => {
          errors.push(String(error))
        }),
      ),
    ),
  )
  const seconds = (performance.now() - began) / 1000
  const done = took.filter((one) => one !== undefined)
  const charges = await chargesOf(services.sandbox!, withDatabase(postgresUrl, 'membership'), members)
  progress.note(`\n${tableOf(done)}\n\n${ratiosOf({ errors: errors.length, charges, seconds })}`)
  for (const error of new Set(errors)) progress.note(`  ${error}`)
}

interface Upgrading {
  url: string
  member: Joined
  pay(clientSecret: string): Promise<void>
}

/** As the page does it; throws unless the account is premium in the end. */
async function upgrade({ url, member: { cookie }, pay }: Upgrading): Promise<Took> {
  const headers = { cookie }
  const times = [performance.now()]
  const mark = () => times.push(performance.now())
  const { upgrade: begin, confirmUpgrade } = membershipCalls
  const begun = await send<UpgradePayment>(url, { ...begin, headers, body: { termsAccepted: true } })
  mark()
  await pay(begun.clientSecret)
  mark()
  const { subscriptionId } = begun
  await send<MembershipStatus>(url, { ...confirmUpgrade, headers, body: { subscriptionId } })
  mark()
  await untilPremium(url, headers)
  mark()
  const [asked, opened, paid, confirmed, premium] = times as [number, number, number, number, number]
  return { upgrade: opened - asked, pay: paid - opened, confirm: confirmed - paid, premium: premium - confirmed }
}

/** Without signing in again; what may be done is decided by the session's token alone. */
async function untilPremium(url: string, headers: { cookie: string }): Promise<void> {
  const limit = performance.now() + PREMIUM_WITHIN_MS
  for (;;) {
    const { tier } = await send<MembershipStatus>(url, { ...membershipCalls.membershipStatus, headers })
    const { membershipTier } = await send<{ membershipTier: string }>(url, { ...identityCalls.currentUser, headers })
    if (tier === 'premium' && membershipTier === 'premium') return
    if (performance.now() > limit) throw new Error(`Confirmed, and not premium within ${PREMIUM_WITHIN_MS} ms`)
    await pause(50)
  }
}

function tableOf(done: Took[]): string {
  const row = (name: string, of: (took: Took) => number) => {
    const sorted = done.map(of).toSorted((one, other) => one - other)
    const quantile = (part: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0
    return [name, quantile(0.5).toFixed(0), quantile(0.95).toFixed(0), quantile(1).toFixed(0)]
  }
  return alignedTable([
    ['ms', 'p50', 'p95', 'longest'],
    row('upgrade', (took) => took.upgrade),
    row('pay (sandbox)', (took) => took.pay),
    row('confirm', (took) => took.confirm),
    row('premium everywhere', (took) => took.premium),
  ])
}

interface Outcome {
  errors: number
  charges: Map<string, number[]>
  seconds: number
}

function ratiosOf({ errors, charges, seconds }: Outcome): string {
  const all = [...charges.values()]
  const many = all.reduce((sum, each) => sum + each.length, 0)
  const exact = all.filter((each) => each.length === 1 && each[0] === premiumPlan.grossPence).length
  return [
    `errors ÷ members: ${(errors / MEMBERS).toFixed(2)} (${errors} of ${MEMBERS})`,
    `charges ÷ members: ${(many / MEMBERS).toFixed(2)} (${many})`,
    `members charged once, the whole price ÷ members: ${(exact / MEMBERS).toFixed(2)} (${exact})`,
    `${(MEMBERS / seconds).toFixed(1)} upgrades a second, all done after ${seconds.toFixed(1)} s`,
  ].join('\n')
}
