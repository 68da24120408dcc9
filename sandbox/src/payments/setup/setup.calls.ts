import { z } from 'zod'
import { defineCall } from '../calls/call.ts'
import { requireAsker, showTo } from '../intents/asker.ts'
import { confirmParams } from '../intents/confirm-intent.ts'
import { ok } from '../protocol/answer.ts'
import { common, noParams, text } from '../protocol/params.ts'
import { requireObject } from '../store/require.ts'
import { confirmSetup } from './confirm-setup.ts'
import { createParams, createSetup } from './create-setup.ts'
import { requireBecoming } from './setup-states.ts'

const path = '/setup_intents'
const one = `${path}/:id`

export const setupCalls = [
  defineCall({ operation: 'setup_intents.create', method: 'POST', path, params: createParams, run: createSetup }),
  defineCall({
    operation: 'setup_intents.retrieve',
    method: 'GET',
    path: one,
    forBrowsers: true,
    params: z.strictObject({ ...common, client_secret: text.optional() }),
    run({ objects }, { id, caller, params }) {
      const setup = requireObject(objects, 'setup_intent', id, 'intent')
      requireAsker(caller, setup, params.client_secret)
      return ok(showTo(caller, setup))
    },
  }),
  defineCall({
    operation: 'setup_intents.confirm',
    method: 'POST',
    path: `${one}/confirm`,
    forBrowsers: true,
    params: confirmParams,
    run: confirmSetup,
  }),
  defineCall({
    operation: 'setup_intents.cancel',
    method: 'POST',
    path: `${one}/cancel`,
    params: noParams,
    run({ objects, emit }, { id }) {
      const setup = requireObject(objects, 'setup_intent', id, 'intent')
      requireBecoming('canceled', setup)
      const canceled = { ...setup, next_action: null, status: 'canceled' as const }
      objects.save(canceled)
      emit('setup_intent.canceled', canceled)
      return ok(canceled)
    },
  }),
]
