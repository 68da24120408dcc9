import { isProviderError, type ProviderAnswered } from '@storyright/card-provider'
import type { Deps } from '../deps.ts'
import { offerRefusals } from '../errors.ts'
import type { Hold } from '../payments/hold.ts'
import { type Intent, providerKey } from '../payments/provider.ts'

/** The outcome of a capture is unknown for now. */
export const unknown = () => offerRefusals.captureUnknown({ retryAfterSeconds: 5 })

/** Reads the payment after the provider has responded to a capture with an error. */
export function readAgain(deps: Pick<Deps, 'provider'>, hold: Hold, error: ProviderAnswered): Promise<Intent> {
  return (error.hasRunOut ? letGo : read)(deps, hold)
}

/** The charge has run out and the provider has not ended the hold yet: it can only be ended, whoever does it. */
async function letGo(deps: Pick<Deps, 'provider'>, hold: Hold): Promise<Intent> {
  try {
    return await deps.provider.cancel(hold.intentId!, providerKey(hold, 'release', hold.releaseAttempt))
  } catch (error) {
    if (isProviderError(error)) return read(deps, hold)
    throw error
  }
}

async function read({ provider }: Pick<Deps, 'provider'>, hold: Hold): Promise<Intent> {
  try {
    return await provider.read(hold.intentId!)
  } catch (error) {
    throw isProviderError(error) ? unknown() : error
  }
}
