import { ok } from '../api/answer.ts'
import { defineCall } from '../api/call.ts'
import { noParams } from '../api/params.ts'
import { missing } from '../api/provider-error.ts'
import { createRefund, refundParams } from './create-refund.ts'

export const refundCalls = [
  defineCall({
    operation: 'refunds.create',
    method: 'POST',
    path: '/refunds',
    params: refundParams,
    run: createRefund,
  }),
  defineCall({
    operation: 'refunds.retrieve',
    method: 'GET',
    path: '/refunds/:id',
    params: noParams,
    run({ objects }, { id }) {
      const refund = objects.find('refund', id)
      if (!refund) throw missing('refund', id)
      return ok(refund)
    },
  }),
]
