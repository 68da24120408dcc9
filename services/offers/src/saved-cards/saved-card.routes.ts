import { isProviderError, ProviderAnswered } from '@storyright/card-provider'
import { offerCalls as calls, type SavedCard } from '@storyright/contracts/http'
import { serve } from '@storyright/service-kit'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../deps.ts'
import { offerRefusals } from '../errors.ts'
import { findCustomer } from '../payments/customer.store.ts'

export function savedCardRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, calls.savedCards, async ({ viewer }) => savedCards(deps, viewer.id))
  serve(app, calls.removeCard, async ({ viewer, params: { cardId } }) =>
    removeCard(deps, { personId: viewer.id, cardId }),
  )
}

type CardDeps = Pick<Deps, 'db' | 'provider' | 'logger'>

/** One person's own cards, the newest first: the same card that was kept twice is one. */
async function savedCards(deps: CardDeps, personId: string): Promise<SavedCard[]> {
  const kept = await shownCards(deps, personId)
  return kept.filter((card, place) => kept.findIndex((other) => isSame(card, other)) === place)
}

/** Has the provider forget a card, every time that it was kept. */
async function removeCard(
  deps: CardDeps,
  { personId, cardId }: { personId: string; cardId: string },
): Promise<SavedCard[]> {
  const kept = await shownCards(deps, personId)
  const removed = kept.find(({ id }) => id === cardId)
  if (!removed) throw offerRefusals.cardNotFound()
  for (const card of kept.filter((other) => isSame(other, removed)))
    await asking(deps, deps.provider.detachCard(card.id))
  return savedCards(deps, personId)
}

async function shownCards(deps: CardDeps, personId: string): Promise<SavedCard[]> {
  const customerId = await findCustomer(deps.db, personId)
  return customerId === null ? [] : asking(deps, deps.provider.cardsOf(customerId, 'shown').catch(noneOfNobody))
}

/** The provider knows this customer no more, and so no cards of theirs. */
function noneOfNobody(error: unknown): SavedCard[] {
  if (error instanceof ProviderAnswered && error.code === 'resource_missing') return []
  throw error
}

/** What the provider does not answer can be asked again. */
const asking = <Answer>({ logger }: CardDeps, call: Promise<Answer>): Promise<Answer> =>
  call.catch((error: unknown) => {
    if (!isProviderError(error)) throw error
    logger.warn({ err: error }, 'The card provider did not answer about saved cards')
    throw offerRefusals.providerSilent({ retryAfterSeconds: 5 })
  })

const isSame = (one: SavedCard, other: SavedCard): boolean =>
  (['brand', 'last4', 'expMonth', 'expYear'] as const).every((part) => one[part] === other[part])
