import { z } from 'zod'
import { defineCall } from '../calls/call.ts'
import { listPage, page } from '../calls/list.ts'
import { text } from '../protocol/params.ts'

export const disputeCalls = [
  defineCall({
    operation: 'disputes.list',
    method: 'GET',
    path: '/disputes',
    params: z.strictObject({ ...page, payment_intent: text.optional() }),
    run: ({ objects }, { params }) => listPage(objects, 'dispute', '/v1/disputes', params),
  }),
]
