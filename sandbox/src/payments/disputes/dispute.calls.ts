import { z } from 'zod'
import { defineCall } from '../calls/call.ts'
import { listPage, page } from '../calls/list.ts'
import { isClosed, isInquiry } from '../objects/dispute.ts'
import { ok } from '../protocol/answer.ts'
import { noParams, text } from '../protocol/params.ts'
import { invalidRequest } from '../protocol/provider-error.ts'
import { requireObject } from '../store/require.ts'
import { moveDispute } from './dispute-charge.ts'

const path = '/disputes'

export const disputeCalls = [
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
