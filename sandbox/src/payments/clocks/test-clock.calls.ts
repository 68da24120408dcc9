import { z } from 'zod'
import { defineCall } from '../calls/call.ts'
import { listPage, page } from '../calls/list.ts'
import { newId } from '../objects/identifiers.ts'
import type { TestClock } from '../objects/test-clock.ts'
import { ok } from '../protocol/answer.ts'
import { common, noParams, text, wholeNumber } from '../protocol/params.ts'
import { requireObject, type Work } from '../store/work.ts'
import { advanceClock } from './advance-clock.ts'
import { attachCustomer } from './attach-customer.ts'

const KEPT_S = 30 * 24 * 3600

const path = '/test_helpers/test_clocks'
const one = `${path}/:id`
const kind = 'test_helpers.test_clock'
const owned = ['customer', 'subscription', 'invoice'] as const

export const testClockCalls = [
  defineCall({
    operation: 'test_clocks.create',
    method: 'POST',
    path,
    params: z.strictObject({
      ...common,
      frozen_time: wholeNumber,
      customer: text.optional(),
      name: text.max(300).optional(),
    }),
    run(work, { params: { frozen_time, customer, name = null } }) {
      const clock = newClock(frozen_time, name, work.now)
      work.objects.save(clock)
      if (customer !== undefined)
        attachCustomer(work, clock, requireObject(work.objects, 'customer', customer, 'customer'))
      work.emit('test_helpers.test_clock.created', clock)
      return ok(clock)
    },
  }),
  defineCall({
    operation: 'test_clocks.retrieve',
    method: 'GET',
    path: one,
    params: noParams,
    run: ({ objects }, { id }) => ok(requireObject(objects, kind, id)),
  }),
  defineCall({
    operation: 'test_clocks.list',
    method: 'GET',
    path,
    params: z.strictObject(page),
    run: ({ objects }, { params }) => listPage(objects, kind, `/v1${path}`, params),
  }),
  defineCall({
    operation: 'test_clocks.advance',
    method: 'POST',
    path: `${one}/advance`,
    params: z.strictObject({ ...common, frozen_time: wholeNumber }),
    run: (work, { id, params }) => ok(advanceClock(work, requireObject(work.objects, kind, id), params.frozen_time)),
  }),
  defineCall({
    operation: 'test_clocks.delete',
    method: 'DELETE',
    path: one,
    params: noParams,
    run: (work, { id }) => ok(deleteClock(work, requireObject(work.objects, kind, id))),
  }),
]

/** Its customers and all that is theirs go with it. */
function deleteClock({ objects, emit }: Work, clock: TestClock) {
  const everything = { clock: clock.id, limit: 10_000 }
  for (const each of owned) for (const { id } of objects.list(each, everything)) objects.remove(id)
  objects.remove(clock.id)
  emit('test_helpers.test_clock.deleted', clock)
  return { id: clock.id, object: clock.object, deleted: true }
}

export function newClock(frozen: number, name: string | null, now: number): TestClock {
  return {
    id: newId('clock'),
    object: 'test_helpers.test_clock',
    created: now,
    deletes_after: now + KEPT_S,
    frozen_time: frozen,
    livemode: false,
    name,
    status: 'ready',
    status_details: {},
  }
}
