import { isProviderError } from '@storyright/card-provider'
import { membershipRefusals } from '../errors.ts'
import { PlanMismatch } from '../provider/plan.ts'

/** What a request asks of the provider: silence, and an answer that leaves the outcome open, are 503. */
export async function mapProviderErrors<Answer>(
  work: () => Promise<Answer>,
  refusal = membershipRefusals.providerSilent,
): Promise<Answer> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof PlanMismatch) throw membershipRefusals.planMismatch({ retryAfterSeconds: 300 })
    if (isProviderError(error)) throw refusal({ retryAfterSeconds: 5 })
    throw error
  }
}
