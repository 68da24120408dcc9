import { z } from 'zod'
import { ok } from '../api/answer.ts'
import { defineCall } from '../api/call.ts'
import { listPage, page } from '../api/list.ts'
import { noParams, text } from '../api/params.ts'
import { requireCharge } from './charge.ts'

export const chargeCalls = [
  defineCall({
    operation: 'charges.list',
    method: 'GET',
    path: '/charges',
    params: z.strictObject({ ...page, payment_intent: text.optional(), customer: text.optional() }),
    run: ({ objects }, { params }) => listPage(objects, 'charge', '/v1/charges', params),
  }),
  defineCall({
    operation: 'charges.retrieve',
    method: 'GET',
    path: '/charges/:id',
    params: noParams,
    run: ({ objects }, { id }) => ok(requireCharge(objects, id, 'id')),
  }),
]
