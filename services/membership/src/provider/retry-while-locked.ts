import { setTimeout as pause } from 'node:timers/promises'
import { ProviderSilent } from '@storyright/card-provider'

const WAITS_MS = [100, 200, 400, 800, 1_600]

/** Waits for another request that is at work on the same at the provider, and asks again: its answer is ours. */
export async function whileAtWork<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  for (const waitMs of WAITS_MS)
    try {
      return await ask()
    } catch (error) {
      if (!(error instanceof ProviderSilent) || !error.isAtWork) throw error
      await pause(waitMs)
    }
  return ask()
}
