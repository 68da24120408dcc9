import { z } from 'zod'
import { type Call, defineCall } from '../calls/call.ts'
import { listPage, page } from '../calls/list.ts'
import { paymentMethodCalls } from '../cards/payment-method.calls.ts'
import { testClockCalls } from '../clocks/test-clock.calls.ts'
import { customerCalls } from '../customers/customer.calls.ts'
import { moveDispute } from '../disputes/dispute-charge.ts'
import { intentCalls } from '../intents/intent.calls.ts'
import { invoiceCalls } from '../invoices/invoice.calls.ts'
import { invoicePaymentCalls } from '../invoices/invoice-payment.calls.ts'
import { isClosed, isInquiry } from '../objects/dispute.ts'
import { priceCalls } from '../prices/price.calls.ts'
import { productCalls } from '../prices/product.calls.ts'
import { taxRateCalls } from '../prices/tax-rate.calls.ts'
import { ok } from '../protocol/answer.ts'
import { noParams, text } from '../protocol/params.ts'
import { invalidRequest } from '../protocol/provider-error.ts'
import { refundCalls } from '../refunds/refund.calls.ts'
import { setupCalls } from '../setup/setup.calls.ts'
import { requireObject } from '../store/work.ts'
import { subscriptionCalls } from '../subscriptions/subscription.calls.ts'

const path = '/disputes'

const disputeCalls = [
  defineCall({
    operation: 'disputes.list',
    method: 'GET',
    path,
    params: z.strictObject({ ...page, payment_intent: text.optional() }),
    run: ({ objects }, { params }) => listPage(objects, 'dispute', '/v1/disputes', params),
  }),
  defineCall({
    operation: 'disputes.retrieve',
    method: 'GET',
    path: `${path}/:id`,
    params: noParams,
    run: ({ objects }, { id }) => ok(requireObject(objects, 'dispute', id)),
  }),
  defineCall({
    // The account's holder gives it up: it is lost, for good.
    operation: 'disputes.close',
    method: 'POST',
    path: `${path}/:id/close`,
    params: noParams,
    run(work, { id }) {
      const dispute = requireObject(work.objects, 'dispute', id)
      if (isClosed(dispute)) throw invalidRequest('This dispute is already closed.')
      return ok(moveDispute(work, dispute, isInquiry(dispute) ? 'warning_closed' : 'lost'))
    },
  }),
]

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
