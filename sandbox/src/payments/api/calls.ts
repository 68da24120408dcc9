import type { Call } from '../calls/call.ts'
import { customerCalls } from '../customers/customer.calls.ts'
import { disputeCalls } from '../disputes/dispute.calls.ts'
import { intentCalls } from '../intents/intent.calls.ts'
import { refundCalls } from '../refunds/refund.calls.ts'

/** Every call of the provider that is answered here. */
export const calls: readonly Call[] = [...customerCalls, ...intentCalls, ...refundCalls, ...disputeCalls]

/** Their names, for faults. */
export const paymentOperations = calls.map(({ operation }) => operation)
