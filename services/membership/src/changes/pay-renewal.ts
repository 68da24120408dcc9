import type { UpgradePayment } from '@storyright/contracts/http'
import { paymentOf } from '../checkout/upgrade.ts'
import type { Deps } from '../deps.ts'
import { membershipRefusals } from '../errors.ts'
import { findMember } from '../members/member.store.ts'
import type { Member } from '../members/member.ts'
import { type Payable, providerKey } from '../provider/provider.ts'
import { whileAtWork } from '../provider/retry-while-locked.ts'
import { mapProviderErrors } from '../sync/map-provider-errors.ts'
import { followSubscription } from '../sync/sync-subscription.ts'

/** What the browser needs to pay a renewal that failed, or to confirm it at the bank. */
export async function payRenewal(deps: Deps, personId: string): Promise<UpgradePayment> {
  const member = await findMember(deps.db, personId)
  if (!member?.subscriptionId || member.state !== 'past_due' || member.endBecause || member.cancelWantedAt)
    throw membershipRefusals.noRenewalToPay()
  const { subscriptionId } = member
  const payment = paymentOf(await mapProviderErrors(() => readOpenRenewal(deps, { personId, subscriptionId })))
  if (payment) return payment
  await mapProviderErrors(() => followSubscription(deps, { personId }))
  throw membershipRefusals.noRenewalToPay()
}

type ReadOpenRenewalInput = Pick<Member, 'personId'> & { subscriptionId: string }

/**
 * The renewal that waits to be paid. Where its invoice is void or was given up, another is made, once for each: a year that begins
 * now. What was given up is void first, so that nobody pays twice.
 */
export async function readOpenRenewal(
  deps: Deps,
  { personId, subscriptionId }: ReadOpenRenewalInput,
): Promise<Payable> {
  const { provider, checkpoint } = deps
  const last = await provider.readPayable(subscriptionId)
  const { invoice, subscription } = last
  const isLapsed = invoice?.status === 'void' || invoice?.status === 'uncollectible'
  if (!isLapsed || subscription.state === 'over' || subscription.state === 'incomplete') return last
  const { state } = await followSubscription(deps, { personId }) // it may have been paid, or be over
  if (state !== 'past_due') return last
  await whileAtWork(() => provider.renewNow(subscriptionId, providerKey(personId, 'renew', invoice.id)))
  await checkpoint('after the provider began another year')
  return provider.readPayable(subscriptionId)
}
