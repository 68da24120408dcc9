import { z } from 'zod'
import { defineCall } from '../calls/call.ts'
import { listPage, page } from '../calls/list.ts'
import { subscriptionStatuses } from '../objects/subscription.ts'
import { ok } from '../protocol/answer.ts'
import { noParams, text } from '../protocol/params.ts'
import { requireObject } from '../store/work.ts'
import { cancelParams, cancelSubscription } from './cancel-subscription.ts'
import { createParams, createSubscription } from './create-subscription.ts'
import { updateParams, updateSubscription } from './update-subscription.ts'

const path = '/subscriptions'

const groups = {
  all: subscriptionStatuses,
  ended: ['canceled', 'incomplete_expired'],
} as const
const notCanceled = subscriptionStatuses.filter((status) => status !== 'canceled')

export const subscriptionCalls = [
  defineCall({
    operation: 'subscriptions.create',
    method: 'POST',
    path,
    params: createParams,
    run: createSubscription,
  }),
  defineCall({
    operation: 'subscriptions.retrieve',
    method: 'GET',
    path: `${path}/:id`,
    params: noParams,
    run: ({ objects }, { id }) => ok(requireObject(objects, 'subscription', id)),
  }),
  defineCall({
    operation: 'subscriptions.list',
    method: 'GET',
    path,
    params: z.strictObject({
      ...page,
      customer: text.optional(),
      status: z.enum([...subscriptionStatuses, 'all', 'ended']).optional(),
      test_clock: text.optional(),
    }),
    run: ({ objects }, { params: { status, test_clock: clock, ...rest } }) =>
      listPage(objects, 'subscription', '/v1/subscriptions', {
        ...rest,
        clock,
        matching: { status: statusesOf(status) },
      }),
  }),
  defineCall({
    operation: 'subscriptions.update',
    method: 'POST',
    path: `${path}/:id`,
    params: updateParams,
    run: updateSubscription,
  }),
  defineCall({
    operation: 'subscriptions.cancel',
    method: 'DELETE',
    path: `${path}/:id`,
    params: cancelParams,
    run: cancelSubscription,
  }),
]

type Asked = (typeof subscriptionStatuses)[number] | keyof typeof groups | undefined

function statusesOf(asked: Asked): string | readonly string[] {
  if (asked === undefined) return notCanceled
  return asked === 'all' || asked === 'ended' ? groups[asked] : asked
}
