import { setTimeout as pause } from 'node:timers/promises'
import { membershipCalls as calls, type MembershipStatus, type UpgradePayment } from '@storyright/contracts/http'
import type { Client, Site } from '../support/client.ts'
import type { Dice } from '../support/dice.ts'
import type { Sandbox } from '../support/sandbox.ts'

export interface Member extends Client {
  id: string
}

/** What responses confirmed, for the audit afterwards. */
export interface MemberJournal {
  paid: Set<string>
  withdrawn: Set<string>
}

interface Simulation extends Site {
  sandbox: Sandbox
  members: MemberJournal
}

const ATTEMPTS = 30
const RETRY_MS = 400

const fates = {
  stays: 50,
  'upgrades twice at once': 15,
  cancels: 10,
  'cancels and resumes': 5,
  withdraws: 15,
  'never pays': 5,
}

/** One member, from the upgrade to what they make of it. */
export async function simulateMember(simulation: Simulation, dice: Dice, member: Member): Promise<void> {
  const { sandbox, url, members } = simulation
  const fate = dice.weigh(fates)
  const isTwice = fate === 'upgrades twice at once'
  const [begun, other] = await Promise.all([
    upgrade(simulation, member),
    isTwice ? upgrade(simulation, member) : undefined,
  ])
  if (begun && other && begun.subscriptionId !== other.subscriptionId)
    simulation.journal.fault(`${member.email} was given two subscriptions`)
  if (!begun || fate === 'never pays') return
  if (dice.chance(0.15)) await sandbox.pay(begun.clientSecret, 'declined', url)
  await sandbox.pay(begun.clientSecret, dice.chance(0.15) ? 'asks' : 'good', url)
  if (!(await untilPaid(simulation, member, begun.subscriptionId))) return
  members.paid.add(member.id)
  if (fate === 'cancels' || fate === 'cancels and resumes') await ask(simulation, member, calls.cancelMembership)
  if (fate === 'cancels and resumes') await ask(simulation, member, calls.resumeMembership)
  if (fate === 'withdraws' && (await ask(simulation, member, calls.withdraw))) members.withdrawn.add(member.id)
}

async function upgrade(simulation: Simulation, member: Member): Promise<UpgradePayment | undefined> {
  const { method, path } = calls.upgrade
  const { status, body } = await member.ask<UpgradePayment>({ method, path, body: { termsAccepted: true } })
  if (status === 200) return body
  if (status !== 409) simulation.journal.fault(`An upgrade was answered with ${status}`)
  return undefined
}

/** As the page asks after the card was taken. */
async function untilPaid({ signal }: Simulation, member: Member, subscriptionId: string): Promise<boolean> {
  const { method, path } = calls.confirmUpgrade
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const { status } = await member.ask<MembershipStatus>({ method, path, body: { subscriptionId } })
    if (status === 200) return true
    await pause(RETRY_MS, undefined, { signal })
  }
  return false
}

/** A repetition after a lost answer may find it done already, which is a conflict. */
async function ask({ journal }: Simulation, member: Member, { method, path }: { method: 'POST'; path: string }) {
  const { status } = await member.ask({ method, path })
  if (status !== 200 && status !== 409) journal.fault(`${path} was answered with ${status}`)
  return status === 200
}
