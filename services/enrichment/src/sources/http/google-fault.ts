import type { EnrichmentSource } from '@storyright/contracts/vocabulary'
import { z } from 'zod'
import { faults, type SourceFault } from './source-fault.ts'

const googleError = z.object({
  error: z.object({ errors: z.array(z.object({ reason: z.string().default('') })).default([]) }),
})

const usedUp = ['quotaExceeded', 'dailyLimitExceeded', 'dailyLimitExceededUnreg']
const tooOften = ['rateLimitExceeded', 'userRateLimitExceeded']
const ofKey = ['keyInvalid', 'keyExpired', 'accessNotConfigured', 'ipRefererBlocked']

/** Google says why in a word beside the status. */
export function googleFault(
  source: EnrichmentSource,
  status: number,
  body: unknown,
  dayEnds: Date,
): SourceFault | undefined {
  const parsed = googleError.safeParse(body)
  if (!parsed.success) return undefined
  const reasons = parsed.data.error.errors.map(({ reason }) => reason)
  const says = (words: string[]) => reasons.some((reason) => words.includes(reason))
  if (says(usedUp)) return faults.usedUp(source, dayEnds)
  if (status === 403 && says(tooOften)) return faults.limited(source)
  if ((status === 400 && says(['keyInvalid', 'keyExpired'])) || (status === 403 && says(ofKey)))
    return faults.notAccepted(source)
  return undefined
}
