import { z } from 'zod'
import { defineCall } from '../calls/call.ts'
import { listPage, page } from '../calls/list.ts'
import { ok } from '../protocol/answer.ts'
import { noParams, text } from '../protocol/params.ts'
import { requireObject } from '../store/work.ts'

const path = '/invoice_payments'

export const invoicePaymentCalls = [
  defineCall({
    operation: 'invoice_payments.retrieve',
    method: 'GET',
    path: `${path}/:id`,
    params: noParams,
    run: ({ objects }, { id }) => ok(requireObject(objects, 'invoice_payment', id)),
  }),
  defineCall({
    operation: 'invoice_payments.list',
    method: 'GET',
    path,
    params: z.strictObject({
      ...page,
      invoice: text.optional(),
      payment: z.strictObject({ type: z.literal('payment_intent'), payment_intent: text.optional() }).optional(),
      status: z.enum(['open', 'paid', 'canceled']).optional(),
    }),
    run: ({ objects }, { params: { payment, status, ...rest } }) =>
      listPage(objects, 'invoice_payment', '/v1/invoice_payments', {
        ...rest,
        payment_intent: payment?.payment_intent,
        matching: { status },
      }),
  }),
]
