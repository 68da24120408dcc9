import { z } from 'zod'
import { ok } from '../api/answer.ts'
import { defineCall } from '../api/call.ts'
import { listPage, page } from '../api/list.ts'
import { noParams, text } from '../api/params.ts'
import { missing } from '../api/provider-error.ts'

export const eventCalls = [
  defineCall({
    operation: 'events.list',
    method: 'GET',
    path: '/events',
    params: z.strictObject({ ...page, type: text.optional() }),
    run: ({ objects }, { params }) => listPage(objects, 'event', '/v1/events', params),
  }),
  defineCall({
    operation: 'events.retrieve',
    method: 'GET',
    path: '/events/:id',
    params: noParams,
    run({ objects }, { id }) {
      const event = objects.find('event', id)
      if (!event) throw missing('event', id)
      return ok(event)
    },
  }),
]
