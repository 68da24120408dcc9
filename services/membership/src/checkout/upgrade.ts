import { ProviderAnswered } from '@storyright/card-provider'
import type { UpgradePayment } from '@storyright/contracts/http'
import type { Viewer } from '@storyright/contracts/vocabulary'
import { count } from '@storyright/service-kit/telemetry'
import type { Deps } from '../deps.ts'
import { amountOf } from '../documents/document.ts'
import { membershipRefusals } from '../errors.ts'
import { lockMember, noteOf } from '../members/member.store.ts'
import { hasNoFortnight, type Member } from '../members/member.ts'
import { isLive, runs } from '../members/states.ts'
import { PlanMismatch } from '../provider/plan.ts'
import { type Payable, providerKey } from '../provider/provider.ts'
import { whileAtWork } from '../provider/retry-while-locked.ts'
import { keepSubscription } from '../sync/attach-existing-subscription.ts'
import { mapProviderErrors } from '../sync/map-provider-errors.ts'
import { followSubscription } from '../sync/sync-subscription.ts'

interface UpgradeInput {
  viewer: Viewer
  termsAccepted: boolean
}

/** A found subscription may have ended at the provider, once or twice. */
const MOST_TURNS = 3

/**
 * Begins a membership, or goes on with one that is not paid: the same for every tab, device and repetition. The attempt is
 * recorded before the provider is called, so that its objects can be found again.
 */
export async function upgrade(deps: Deps, upgrading: UpgradeInput): Promise<UpgradePayment> {
  for (let turn = 0; turn < MOST_TURNS; turn++) {
    const begun = await begin(deps, upgrading)
    await deps.checkpoint('after beginning the upgrade')
    const payable = await mapProviderErrors(() => (begun.isKnown ? readKnown(deps, begun.member) : open(deps, begun)))
    if (payable) return payable
  }
  throw membershipRefusals.changing()
}

interface Begun {
  member: Member
  /** Whether there is a subscription already. */
  isKnown: boolean
  /** Whether somebody has begun this attempt before: it may have left something at the provider. */
  isAgain: boolean
}

const begin = ({ transaction, clock }: Deps, { viewer, termsAccepted }: UpgradeInput): Promise<Begun> =>
  transaction(async (tx) => {
    const member = await lockMember(tx, viewer.id)
    const now = clock()
    requireUpgradable(member, viewer, now)
    const terms = termsAccepted && { termsAcceptedAt: now }
    // A contract that runs but is premium no more may be over already: the provider knows.
    const isKnown = member.subscriptionId !== null && isLive(member.state)
    if (isKnown) return { member: await noteOf(tx, member, { ...terms }), isKnown, isAgain: true }
    const isAgain = member.upgradingSince !== null
    const withdrawProrated = hasNoFortnight(member, now)
    const attempt = isAgain
      ? {}
      : { attempt: { increment: 1 }, subscriptionId: null, upgradingSince: now, tries: 0, withdrawProrated }
    return { member: await noteOf(tx, member, { ...terms, ...attempt }), isKnown, isAgain }
  })

function requireUpgradable({ isClosed, role, premiumUntil, endBecause }: Member, viewer: Viewer, now: Date): void {
  if (isClosed) throw membershipRefusals.accountClosed()
  if (viewer.role === 'premium' || role === 'premium') throw membershipRefusals.premiumAlready()
  if (endBecause) throw membershipRefusals.endingNow()
  if (premiumUntil && premiumUntil > now) throw membershipRefusals.premiumAlready()
}

/** The subscription that waits for its first payment; nothing when it is over, so that another can begin. */
async function readKnown(deps: Deps, { personId, subscriptionId }: Member): Promise<UpgradePayment | null> {
  const payable = await deps.provider.readPayable(subscriptionId!)
  if (payable.subscription.state === 'incomplete') return paymentOf(payable)
  const { state, premiumUntil } = await followSubscription(deps, { personId })
  if (!runs(state)) return null
  // Without premium there is a renewal to pay.
  const isPremium = premiumUntil !== null && premiumUntil > deps.clock() && state !== 'past_due'
  throw isPremium ? membershipRefusals.premiumAlready() : membershipRefusals.renewalOpen()
}

async function open(deps: Deps, begun: Begun): Promise<UpgradePayment | null> {
  const { personId, attempt } = begun.member
  const customerId = begun.member.customerId ?? (await openCustomer(deps, begun.member))
  const found = begun.isAgain ? await deps.provider.find({ customerId, personId }) : null
  await deps.checkpoint('before the provider subscribes')
  const payable = found ?? (await subscribe(deps, { personId, customerId, attempt }))
  await deps.checkpoint('after the provider subscribed')
  const member = await keepSubscription(deps, { personId, attempt: found ? null : attempt, payable })
  if (!member) {
    await takeBack(deps, personId, payable)
    return null
  }
  if (member.endBecause) throw membershipRefusals.endingNow()
  return payable.subscription.state === 'incomplete' ? paymentOf(payable) : null
}

async function openCustomer(deps: Deps, { personId, attempt, personVersion }: Member): Promise<string> {
  const contact = await deps.identity.contactOf(personId)
  if (!contact) throw membershipRefusals.accountClosed()
  const { name, companyName, email } = contact
  const key = providerKey(personId, 'customer', attempt)
  const customerId = await whileAtWork(() => deps.provider.createCustomer({ personId, name, email, key })).catch(
    nextAttempt(deps, { personId, attempt }),
  )
  await deps.checkpoint('after the provider made the customer')
  return deps.transaction(async (tx) => {
    const member = await lockMember(tx, personId)
    // Until identity's event about this account is here, its invoices take the name from what identity answered.
    const names = personVersion === 0 && member.personVersion === 0 && { firstName: name, companyName }
    return (await noteOf(tx, member, { customerId: member.customerId ?? customerId, ...names })).customerId!
  })
}

interface Attempt {
  personId: string
  attempt: number
}

const subscribe = (deps: Deps, { customerId, ...attempt }: Attempt & { customerId: string }): Promise<Payable> => {
  const key = providerKey(attempt.personId, 'subscribe', attempt.attempt)
  const subscription = { customerId, ...attempt, key }
  return whileAtWork(() => deps.provider.subscribe(subscription)).catch(nextAttempt(deps, attempt))
}

/** After an error was answered the same key would answer it again. What it may have made is looked for before the next. */
const nextAttempt =
  ({ db, logger }: Deps, { personId, attempt }: Attempt) =>
  async (error: unknown): Promise<never> => {
    if (error instanceof PlanMismatch) {
      count('planMismatches')
      logger.error({ personId, err: error }, 'Upgrades are stopped: the price is another')
    }
    if (error instanceof ProviderAnswered)
      await db.member.updateMany({ where: { personId, attempt }, data: { attempt: { increment: 1 } } })
    throw error
  }

/** Nobody has its secret. If this fails as well it expires by itself, unpaid. */
async function takeBack({ provider, logger }: Deps, personId: string, { subscription }: Payable): Promise<void> {
  const { id: subscriptionId } = subscription
  await provider.cancel(subscriptionId).catch((error: unknown) => {
    logger.warn({ personId, subscriptionId, err: error }, 'A second subscription is left to run out')
  })
}

/** What a browser needs to pay the newest invoice; nothing when that is not to be paid. */
export function paymentOf({ subscription, invoice, clientSecret }: Payable): UpgradePayment | null {
  if (!invoice || !clientSecret || invoice.status !== 'open') return null
  return { clientSecret, subscriptionId: subscription.id, amount: amountOf(invoice) }
}
