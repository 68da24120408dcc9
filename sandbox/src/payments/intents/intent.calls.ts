import { z } from 'zod'
import { defineCall } from '../calls/call.ts'
import { listPage, page } from '../calls/list.ts'
import { ok } from '../protocol/answer.ts'
import { common, noParams, text } from '../protocol/params.ts'
import { requireObject } from '../store/require.ts'
import { requireAsker, showTo } from './asker.ts'
import { cancelIntent } from './cancel-intent.ts'
import { captureIntent } from './capture-intent.ts'
import { confirmIntent, confirmParams } from './confirm-intent.ts'
import { createIntent, createParams } from './create-intent.ts'

const path = '/payment_intents'

export const intentCalls = [
  defineCall({ operation: 'payment_intents.create', method: 'POST', path, params: createParams, run: createIntent }),
  defineCall({
    operation: 'payment_intents.list',
    method: 'GET',
    path,
    params: z.strictObject({ ...page, customer: text.optional() }),
    run: ({ objects }, { params }) => listPage(objects, 'payment_intent', '/v1/payment_intents', params),
  }),
  defineCall({
    operation: 'payment_intents.retrieve',
    method: 'GET',
    path: `${path}/:id`,
    params: z.strictObject({ ...common, client_secret: text.optional() }),
    forBrowsers: true,
    run({ objects }, { id, params, caller }) {
      const intent = requireObject(objects, 'payment_intent', id, 'intent')
      requireAsker(caller, intent, params.client_secret)
      return ok(showTo(caller, intent))
    },
  }),
  defineCall({
    operation: 'payment_intents.confirm',
    method: 'POST',
    path: `${path}/:id/confirm`,
    params: confirmParams,
    forBrowsers: true,
    run: confirmIntent,
  }),
  defineCall({
    operation: 'payment_intents.capture',
    method: 'POST',
    path: `${path}/:id/capture`,
    params: noParams,
    run: captureIntent,
  }),
  defineCall({
    operation: 'payment_intents.cancel',
    method: 'POST',
    path: `${path}/:id/cancel`,
    params: noParams,
    run: cancelIntent,
  }),
]
