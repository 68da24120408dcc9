import { ProviderAnswered } from '@storyright/card-provider'
import type { Card } from '@storyright/contracts/http'
import type { Deps } from '../deps.ts'
import { membershipRefusals } from '../errors.ts'
import { findMember } from '../members/member.store.ts'
import type { Member } from '../members/member.ts'
import { runs } from '../members/states.ts'
import { providerKey, type Setup } from '../provider/provider.ts'
import { whileAtWork } from '../provider/retry-while-locked.ts'
import { mapProviderErrors } from '../sync/map-provider-errors.ts'
import { followSubscription } from '../sync/sync-subscription.ts'
import { readOpenRenewal } from './pay-renewal.ts'
import { refuseIfOver } from './require-active.ts'

export async function cardOf({ db }: Pick<Deps, 'db'>, personId: string): Promise<Card | null> {
  return (await findMember(db, personId))?.card ?? null
}

/** Begins to put another card on file; answers the secret with which the browser confirms it. */
export async function replaceCard(deps: Deps, personId: string): Promise<string> {
  const { customerId } = await requireSubscriber(deps, personId)
  return mapProviderErrors(() => deps.provider.beginSetup({ customerId, personId }))
}

interface KeepCardInput {
  personId: string
  setupIntentId: string
}

/** Keeps the card that the browser confirmed, for this subscription and what may follow it; pays an open renewal with it at once. */
export async function keepCard(deps: Deps, keeping: KeepCardInput): Promise<Card> {
  const subscriber = await requireSubscriber(deps, keeping.personId)
  const setup = await confirmedSetup(deps, subscriber, keeping)
  await markNewest(deps, keeping, setup)
  const { card } = await keep(deps, { ...keeping, ...subscriber, ...setup })
  if (!card) throw membershipRefusals.changing()
  return card
}

/** The same, from the provider's event: the browser confirmed a card and never came back. A newer card stays. */
export async function keepConfirmedCard(deps: Deps, keeping: KeepCardInput): Promise<void> {
  const subscriber = await requireSubscriber(deps, keeping.personId)
  const setup = await confirmedSetup(deps, subscriber, keeping)
  if (await markNewest(deps, keeping, setup)) await keep(deps, { ...keeping, ...subscriber, ...setup })
}

/** Before the provider is asked, so that an event about an older card meanwhile does not replace it. */
async function markNewest({ db }: Deps, { personId }: KeepCardInput, { createdAt }: ConfirmedSetup): Promise<boolean> {
  const isNewest = { OR: [{ cardBegunAt: null }, { cardBegunAt: { lte: createdAt } }] }
  const { count } = await db.member.updateMany({ where: { personId, ...isNewest }, data: { cardBegunAt: createdAt } })
  return count > 0
}

async function keep(deps: Deps, kept: KeepCardInput & Subscriber & ConfirmedSetup): Promise<Member> {
  const { personId, subscriptionId, customerId, methodId, state } = kept
  const isOver = refuseIfOver(deps, subscriptionId, membershipRefusals.noCardToKeep)
  await mapProviderErrors(() => deps.provider.keepCard({ subscriptionId, customerId, methodId }).catch(isOver))
  await deps.checkpoint('after the provider kept the card')
  if (state === 'past_due') await payOpen(deps, kept)
  return mapProviderErrors(() => followSubscription(deps, { personId }))
}

type Subscriber = Pick<Member, 'state'> & { customerId: string; subscriptionId: string }

async function requireSubscriber({ db }: Deps, personId: string): Promise<Subscriber> {
  const member = await findMember(db, personId)
  const { customerId, subscriptionId, state, endBecause } = member ?? {}
  if (!customerId || !subscriptionId || !state || !runs(state) || endBecause) throw membershipRefusals.noCardToKeep()
  return { customerId, subscriptionId, state }
}

type ConfirmedSetup = Pick<Setup, 'createdAt'> & { methodId: string }

async function confirmedSetup(
  { provider }: Deps,
  { customerId }: Subscriber,
  { setupIntentId }: KeepCardInput,
): Promise<ConfirmedSetup> {
  const setup = await mapProviderErrors(() =>
    provider.readSetup(setupIntentId).catch((error: unknown) => {
      if (error instanceof ProviderAnswered && error.isMissing) return null
      throw error
    }),
  )
  if (setup?.customerId !== customerId) throw membershipRefusals.setupNotFound()
  const { isDone, methodId, createdAt } = setup
  if (!isDone || !methodId) throw membershipRefusals.setupNotDone()
  return { methodId, createdAt }
}

interface PayOpenInput extends KeepCardInput {
  subscriptionId: string
  methodId: string
}

async function payOpen(deps: Deps, { personId, subscriptionId, setupIntentId, methodId }: PayOpenInput): Promise<void> {
  const { invoice } = await mapProviderErrors(() => readOpenRenewal(deps, { personId, subscriptionId }))
  if (invoice?.status !== 'open') return
  const key = providerKey(personId, 'pay', `${invoice.id}-${setupIntentId}`)
  try {
    await mapProviderErrors(() => whileAtWork(() => pay(deps, invoice.id, { methodId, key })))
  } catch (error) {
    await followSubscription(deps, { personId }).catch(() => undefined) // the next comparison sees it otherwise
    throw error
  }
}

const pay = ({ provider }: Deps, invoiceId: string, card: { methodId: string; key: string }): Promise<void> =>
  provider.pay(invoiceId, card).catch((error: unknown) => {
    if (!(error instanceof ProviderAnswered) || !error.isRefusal) throw error
    throw membershipRefusals.cardDeclined({
      message: `${membershipRefusals.cardDeclined().message} ${error.userMessage}`,
    })
  })
