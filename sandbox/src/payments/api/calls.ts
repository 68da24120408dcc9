import type { Call } from '../calls/call.ts'
import { paymentMethodCalls } from '../cards/payment-method.calls.ts'
import { testClockCalls } from '../clocks/test-clock.calls.ts'
import { customerCalls } from '../customers/customer.calls.ts'
import { disputeCalls } from '../disputes/dispute.calls.ts'
import { intentCalls } from '../intents/intent.calls.ts'
import { invoiceCalls } from '../invoices/invoice.calls.ts'
import { invoicePaymentCalls } from '../invoices/invoice-payment.calls.ts'
import { priceCalls } from '../prices/price.calls.ts'
import { productCalls } from '../prices/product.calls.ts'
import { taxRateCalls } from '../prices/tax-rate.calls.ts'
import { refundCalls } from '../refunds/refund.calls.ts'
import { setupCalls } from '../setup/setup.calls.ts'
import { subscriptionCalls } from '../subscriptions/subscription.calls.ts'

/** Every call of the provider that is answered here. */
export const calls: readonly Call[] = [
  ...customerCalls,
  ...paymentMethodCalls,
  ...intentCalls,
  ...setupCalls,
  ...refundCalls,
  ...disputeCalls,
  ...productCalls,
  ...priceCalls,
  ...taxRateCalls,
  ...subscriptionCalls,
  ...invoiceCalls,
  ...invoicePaymentCalls,
  ...testClockCalls,
]

/** Their names, for faults. */
export const paymentOperations = calls.map(({ operation }) => operation)
