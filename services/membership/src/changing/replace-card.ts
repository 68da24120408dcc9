import { ProviderAnswered } from '@storyright/card-provider'
import type { Card } from '@storyright/contracts/http'
import type { Deps } from '../deps.ts'
import { membershipRefusals } from '../errors.ts'
import { asking } from '../following/asking.ts'
import { followSubscription } from '../following/follow-subscription.ts'
import { findMember } from '../members/member.store.ts'
import type { Member } from '../members/member.ts'
import { runs } from '../members/states.ts'
import { providerKey } from '../provider/provider.ts'

export const cardOf =
  ({ db }: Pick<Deps, 'db'>) =>
  async (personId: string): Promise<Card | null> =>
    (await findMember(db, personId))?.card ?? null

/** Begins to put another card on file; answers the secret with which the browser confirms it. */
export const replaceCard =
  (deps: Deps) =>
  async (personId: string): Promise<string> => {
    const { customerId } = await requireSubscriber(deps, personId)
    return asking(() => deps.provider.beginSetup({ customerId, personId }))
  }

/** Keeps the card that the browser confirmed, for this subscription and what may follow it; pays an open renewal with it at once. */
export const keepCard =
  (deps: Deps) =>
  async ({ personId, setupIntentId }: { personId: string; setupIntentId: string }): Promise<Card> => {
    const { customerId, subscriptionId, state } = await requireSubscriber(deps, personId)
    const methodId = await confirmedCard(deps, { customerId, setupIntentId })
    await asking(() => deps.provider.keepCard({ subscriptionId, customerId, methodId }))
    await deps.checkpoint('after the provider kept the card')
    if (state === 'past_due') await payOpen(deps, { personId, subscriptionId, setupIntentId, methodId })
    const { card } = await asking(() => followSubscription(deps)({ personId }))
    if (!card) throw membershipRefusals.changing()
    return card
  }

type Subscriber = Pick<Member, 'state'> & { customerId: string; subscriptionId: string }

async function requireSubscriber({ db }: Deps, personId: string): Promise<Subscriber> {
  const member = await findMember(db, personId)
  const { customerId, subscriptionId, state, endBecause } = member ?? {}
  if (!customerId || !subscriptionId || !state || !runs(state) || endBecause) throw membershipRefusals.noCardToKeep()
  return { customerId, subscriptionId, state }
}

interface Confirmed {
  customerId: string
  setupIntentId: string
}

async function confirmedCard({ provider }: Deps, { customerId, setupIntentId }: Confirmed): Promise<string> {
  const setup = await asking(() =>
    provider.readSetup(setupIntentId).catch((error: unknown) => {
      if (error instanceof ProviderAnswered && error.isMissing) return null
      throw error
    }),
  )
  if (setup?.customerId !== customerId) throw membershipRefusals.setupNotFound()
  if (!setup.isDone || !setup.methodId) throw membershipRefusals.setupNotDone()
  return setup.methodId
}

interface Paying {
  personId: string
  subscriptionId: string
  setupIntentId: string
  methodId: string
}

async function payOpen(deps: Deps, { personId, subscriptionId, setupIntentId, methodId }: Paying): Promise<void> {
  const { invoice } = await asking(() => deps.provider.readPayable(subscriptionId))
  if (invoice?.status !== 'open') return
  const key = providerKey(personId, 'pay', `${invoice.id}-${setupIntentId}`)
  try {
    await asking(() => pay(deps, invoice.id, { methodId, key }))
  } catch (error) {
    await followSubscription(deps)({ personId }).catch(() => undefined) // the next comparison sees it otherwise
    throw error
  }
}

const pay = ({ provider }: Deps, invoiceId: string, card: { methodId: string; key: string }): Promise<void> =>
  provider.pay(invoiceId, card).catch((error: unknown) => {
    if (!(error instanceof ProviderAnswered) || !error.isRefusal) throw error
    throw membershipRefusals.cardDeclined({ says: `${membershipRefusals.cardDeclined().message} ${error.says}` })
  })
