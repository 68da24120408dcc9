import { chargeCalls } from '../charges/charge.calls.ts'
import { customerCalls } from '../customers/customer.calls.ts'
import { eventCalls } from '../events/event.calls.ts'
import { intentCalls } from '../intents/intent.calls.ts'
import { refundCalls } from '../refunds/refund.calls.ts'
import type { Call } from './call.ts'

/** Every call of the provider that is answered here. */
export const calls: readonly Call[] = [...customerCalls, ...intentCalls, ...chargeCalls, ...refundCalls, ...eventCalls]

/** Their names, for faults. */
export const paymentOperations = calls.map(({ operation }) => operation)
