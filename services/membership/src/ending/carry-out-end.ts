import { ProviderAnswered } from '@storyright/card-provider'
import type { Deps } from '../deps.ts'
import { adopt } from '../following/adopt.ts'
import { followSubscription } from '../following/follow-subscription.ts'
import { isGivenUpWhenPaid, noEnd } from '../members/decide-end.ts'
import { findMember, lockMember, noteOf } from '../members/member.store.ts'
import type { Member } from '../members/member.ts'
import { isRunning, owedOf } from '../members/owed.ts'
import { providerKey } from '../provider/provider.ts'
import type { Invoice, Said } from '../provider/subscription.ts'

/** How often what is unpaid is let go; what even then is not keeps no end from being carried out. */
const MOST_TURNS = 2

/**
 * Carries out at the provider an end that was decided: what is unpaid is never collected, the subscription is over, the money
 * goes back if it shall. Every step first looks at what is true, so that it can be repeated. Throws the provider's errors.
 */
export const carryOutEnd =
  (deps: Deps) =>
  async (personId: string): Promise<Member> => {
    const member = await findMember(deps.db, personId)
    if (!member?.endBecause) return member!
    const subscriptionId = member.subscriptionId ?? (await adopt(deps)(member))?.subscriptionId
    if (!subscriptionId) return dropUpgrade(deps, personId)
    const said = await letUnpaidGo(deps, subscriptionId)
    if (isPaidMeanwhile(member, said)) return abandon(deps, personId)
    await deps.checkpoint('before ending the subscription')
    if (said.subscription.state !== 'over') await cancel(deps, subscriptionId)
    await deps.checkpoint('after ending the subscription')
    if (member.endRefunds) await giveBack(deps, member, subscriptionId)
    return followSubscription(deps)({ personId, end: 'done' })
  }

/** An upgrade of which the provider knows nothing. A request that still begins it finds the attempt gone, and takes it back. */
const dropUpgrade = ({ transaction }: Deps, personId: string): Promise<Member> =>
  transaction(async (tx) => {
    const member = await lockMember(tx, personId)
    if (member.subscriptionId) return member
    return noteOf(tx, member, { attempt: { increment: 1 }, upgradingSince: null, ...noEnd })
  })

/**
 * Before the subscription ends, because afterwards the provider leaves its invoices alone, and one could still be paid. Answers
 * what is true then. An invoice that the provider refused to let go was paid a moment ago, or was a draft that has just become
 * final: that one goes the second time.
 */
async function letUnpaidGo(deps: Deps, subscriptionId: string): Promise<Said> {
  let said = await deps.provider.read(subscriptionId)
  for (let turn = 0; turn < MOST_TURNS && unpaidOf(said).length > 0; turn++) {
    for (const invoice of unpaidOf(said)) await letGo(deps, invoice)
    said = await deps.provider.read(subscriptionId)
  }
  return said
}

const unpaidOf = ({ invoices }: Said): Invoice[] =>
  invoices.filter(({ status }) => status === 'draft' || status === 'open')

async function letGo({ provider, checkpoint }: Deps, invoice: Invoice): Promise<void> {
  await checkpoint('before letting an invoice go')
  await provider.letGo(invoice).catch((error: unknown) => {
    if (!(error instanceof ProviderAnswered) || error.status === null || error.status >= 500) throw error
  })
}

async function cancel({ provider }: Deps, subscriptionId: string): Promise<void> {
  try {
    await provider.cancel(subscriptionId)
  } catch (error) {
    if (!(error instanceof ProviderAnswered)) throw error
    const { subscription } = await provider.read(subscriptionId)
    if (subscription.state !== 'over') throw error // else another request was first
  }
}

/** Whoever pays the renewal at the last moment keeps it. */
function isPaidMeanwhile({ endBecause, endWantedAt }: Member, { invoices }: Said): boolean {
  if (!isGivenUpWhenPaid(endBecause)) return false
  return invoices.some((invoice) => invoice.isRenewal && isRunning(invoice, endWantedAt!))
}

async function abandon(deps: Deps, personId: string): Promise<Member> {
  await deps.transaction(async (tx) => {
    const member = await lockMember(tx, personId)
    // Somebody may have ended it for another reason meanwhile.
    if (isGivenUpWhenPaid(member.endBecause)) await noteOf(tx, member, noEnd)
  })
  return followSubscription(deps)({ personId })
}

/** Gives the payment of the running period back, unless that has happened. */
async function giveBack(deps: Deps, member: Member, subscriptionId: string): Promise<void> {
  const { provider, checkpoint } = deps
  const paid = await owed(deps, member, subscriptionId)
  if (!paid) return
  await checkpoint('before the refund')
  try {
    // What was answered with an error stays answered so under its key. The provider gives nothing back twice, whatever the key.
    await provider.refund(paid.intentId, providerKey(member.personId, 'refund', `${paid.intentId}-${member.tries}`))
  } catch (error) {
    if (error instanceof ProviderAnswered && !(await owed(deps, member, subscriptionId))) return
    await followSubscription(deps)({ personId: member.personId, end: 'begun' }) // premium ends now, wherever the money is
    throw error
  }
  await checkpoint('after the refund')
}

const owed = async ({ provider }: Deps, { endWantedAt }: Member, subscriptionId: string) =>
  owedOf(await provider.read(subscriptionId), endWantedAt!)
