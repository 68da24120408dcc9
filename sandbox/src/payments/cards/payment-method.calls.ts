import { z } from 'zod'
import { defineCall } from '../calls/call.ts'
import { listPage, page } from '../calls/list.ts'
import { redisplays } from '../objects/payment-method.ts'
import { ok } from '../protocol/answer.ts'
import { common, noParams, text } from '../protocol/params.ts'
import { ProviderError } from '../protocol/provider-error.ts'
import { present, requireObject } from '../store/work.ts'
import { askBankToSave } from './ask-bank.ts'
import { readCard } from './read-card.ts'
import { requireNotOfAnother, saveCard } from './save-card.ts'

const path = '/payment_methods'

export const paymentMethodCalls = [
  defineCall({
    operation: 'payment_methods.retrieve',
    method: 'GET',
    path: `${path}/:id`,
    params: noParams,
    run: ({ objects }, { id }) => ok(present(requireObject(objects, 'payment_method', id, 'payment_method'))),
  }),
  defineCall({
    operation: 'payment_methods.list',
    method: 'GET',
    path,
    params: z.strictObject({
      ...page,
      customer: text,
      type: z.literal('card').optional(),
      allow_redisplay: z.enum(redisplays).optional(),
    }),
    run: ({ objects }, { params: { type: _, allow_redisplay, ...rest } }) =>
      listPage(objects, 'payment_method', '/v1/payment_methods', { ...rest, matching: { allow_redisplay } }),
  }),
  defineCall({
    operation: 'payment_methods.attach',
    method: 'POST',
    path: `${path}/:id/attach`,
    params: z.strictObject({ ...common, customer: text }),
    run(work, { id, params }) {
      const { id: customer } = requireObject(work.objects, 'customer', params.customer, 'customer')
      const method = readCard(work, { payment_method: id })!
      requireNotOfAnother(method, customer)
      const answer = askBankToSave(method)
      if (typeof answer === 'object') throw new ProviderError(402, { type: 'card_error', ...answer })
      return ok(present(saveCard(work, method, customer, false)))
    },
  }),
  defineCall({
    operation: 'payment_methods.detach',
    method: 'POST',
    path: `${path}/:id/detach`,
    params: noParams,
    run({ objects, emit }, { id }) {
      const method = requireObject(objects, 'payment_method', id, 'payment_method')
      const detached = { ...method, customer: null, isDetached: method.isDetached || method.customer !== null }
      objects.save(detached)
      if (method.customer !== null) emit('payment_method.detached', detached, { customer: method.customer })
      return ok(present(detached))
    },
  }),
]
