import type { SetupIntent, SetupStatus } from '../objects/setup-intent.ts'
import { invalidRequest } from '../protocol/provider-error.ts'

/** From which states each thing can be done; what has succeeded or is cancelled stays so. */
const possible = {
  confirmed: ['requires_payment_method', 'requires_confirmation', 'requires_action'],
  authenticated: ['requires_action'],
  canceled: ['requires_payment_method', 'requires_confirmation', 'requires_action'],
} as const satisfies Record<string, readonly SetupStatus[]>

export type SetupChange = keyof typeof possible

export function canBecome(change: SetupChange, { status }: SetupIntent) {
  return (possible[change] as readonly SetupStatus[]).includes(status)
}

export function requireBecoming(change: SetupChange, setup: SetupIntent): void {
  if (canBecome(change, setup)) return
  throw invalidRequest(
    `This SetupIntent could not be ${change} because it has a status of ${setup.status}. ` +
      `Only a SetupIntent with one of the following statuses may be ${change}: ${possible[change].join(', ')}.`,
    { code: 'setup_intent_unexpected_state', setup_intent: setup },
  )
}
