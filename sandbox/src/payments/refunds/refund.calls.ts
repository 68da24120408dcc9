import { defineCall } from '../calls/call.ts'
import { createRefund, refundParams } from './create-refund.ts'

export const refundCalls = [
  defineCall({
    operation: 'refunds.create',
    method: 'POST',
    path: '/refunds',
    params: refundParams,
    run: createRefund,
  }),
]
