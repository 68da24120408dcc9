import { z } from 'zod'
import { defineCall } from '../calls/call.ts'
import { listPage, page } from '../calls/list.ts'
import { ok } from '../protocol/answer.ts'
import { noParams, text } from '../protocol/params.ts'
import { requireObject } from '../store/require.ts'
import { createRefund, refundParams } from './create-refund.ts'

const path = '/refunds'

export const refundCalls = [
  defineCall({ operation: 'refunds.create', method: 'POST', path, params: refundParams, run: createRefund }),
  defineCall({
    operation: 'refunds.retrieve',
    method: 'GET',
    path: `${path}/:id`,
    params: noParams,
    run: ({ objects }, { id }) => ok(requireObject(objects, 'refund', id)),
  }),
  defineCall({
    operation: 'refunds.list',
    method: 'GET',
    path,
    params: z.strictObject({ ...page, payment_intent: text.optional() }),
    run: ({ objects }, { params }) => listPage(objects, 'refund', '/v1/refunds', params),
  }),
]
