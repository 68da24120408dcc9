import type { UpgradePayment } from '@storyright/contracts/http'
import type { Deps } from '../deps.ts'
import { membershipRefusals } from '../errors.ts'
import { asking } from '../following/asking.ts'
import { followSubscription } from '../following/follow-subscription.ts'
import { findMember } from '../members/member.store.ts'
import { paymentOf } from '../upgrading/upgrade.ts'

/** What the browser needs to pay a renewal that failed, or to confirm it at the bank. */
export const payRenewal =
  (deps: Deps) =>
  async (personId: string): Promise<UpgradePayment> => {
    const member = await findMember(deps.db, personId)
    if (!member?.subscriptionId || member.state !== 'past_due' || member.endBecause)
      throw membershipRefusals.noRenewalToPay()
    const payment = paymentOf(await asking(() => deps.provider.readPayable(member.subscriptionId!)))
    if (payment) return payment
    await asking(() => followSubscription(deps)({ personId }))
    throw membershipRefusals.noRenewalToPay()
  }
