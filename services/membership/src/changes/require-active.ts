import { ProviderAnswered } from '@storyright/card-provider'
import type { Refusal } from '@storyright/contracts/vocabulary'
import type { Deps } from '../deps.ts'

/** Refuses what the provider will never do because the subscription is over there; any other failure stays as it is. */
export function refuseIfOver({ provider }: Pick<Deps, 'provider'>, subscriptionId: string, refusal: () => Refusal) {
  return async (error: unknown): Promise<never> => {
    if (!(error instanceof ProviderAnswered)) throw error
    const { subscription } = await provider.read(subscriptionId)
    throw subscription.state === 'over' ? refusal() : error
  }
}
