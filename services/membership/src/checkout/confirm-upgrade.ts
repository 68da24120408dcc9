import type { Deps } from '../deps.ts'
import { membershipRefusals } from '../errors.ts'
import { findMember } from '../members/member.store.ts'
import type { Member } from '../members/member.ts'
import { untilIdentityKnows } from '../people/until-identity-knows.ts'
import { mapProviderErrors } from '../sync/map-provider-errors.ts'
import { followSubscription } from '../sync/sync-subscription.ts'

interface ConfirmUpgradeInput {
  personId: string
  /** Whether the viewer could buy one; an existing one may be paid for in any role. */
  mayBuy?: boolean
  subscriptionId: string
}

/** Looks at a payment with the provider now, whether or not its webhook has come; answers when the account is premium. */
export async function confirmUpgrade(
  deps: Deps,
  { personId, subscriptionId, mayBuy = true }: ConfirmUpgradeInput,
): Promise<Member> {
  const known = await findMember(deps.db, personId)
  if (!mayBuy && !known?.subscriptionId) throw membershipRefusals.onlyProducers()
  if (known?.subscriptionId !== subscriptionId) await refuseOther(deps, { personId, subscriptionId })
  const member = await mapProviderErrors(() => followSubscription(deps, { personId }))
  if (member.state !== 'active' && member.state !== 'ending') throw await unpaid(deps, member)
  await untilIdentityKnows(deps, member)
  return member
}

async function refuseOther({ db }: Deps, confirming: Omit<ConfirmUpgradeInput, 'mayBuy'>): Promise<never> {
  if (await db.payment.findFirst({ where: confirming })) throw membershipRefusals.membershipOver()
  throw membershipRefusals.subscriptionNotFound()
}

/** With the bank's reason, if there is one. */
async function unpaid({ db }: Deps, { subscriptionId, state }: Member) {
  if (state !== 'incomplete' && state !== 'past_due') return membershipRefusals.membershipOver()
  const newest = await db.payment.findFirst({
    where: { subscriptionId: subscriptionId! },
    orderBy: { createdAt: 'desc' },
  })
  const { message } = membershipRefusals.notPaid()
  return membershipRefusals.notPaid({ message: [message, newest?.declinedBecause].filter(Boolean).join(' ') })
}
