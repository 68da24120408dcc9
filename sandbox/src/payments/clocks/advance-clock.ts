import { expireIntent } from '../intents/cancel-intent.ts'
import { advanceInvoice } from '../invoices/collect-invoice.ts'
import type { TestClock } from '../objects/test-clock.ts'
import { invalidRequest } from '../protocol/provider-error.ts'
import type { Timed } from '../store/kinds.ts'
import { requireObject, type Work } from '../store/work.ts'
import { advanceSubscription } from '../subscriptions/renew-subscription.ts'

/** Moves a test clock, and with it all that goes by it, one due thing after the other. */
export function advanceClock(work: Work, clock: TestClock, target: number): TestClock {
  if (target <= clock.frozen_time)
    throw invalidRequest('frozen_time must be in the future of the current frozen time.', { param: 'frozen_time' })
  work.emit('test_helpers.test_clock.advancing', clock)
  const advanced = runClock(work, clock, target)
  work.emit('test_helpers.test_clock.ready', advanced)
  return advanced
}

/** Each thing happens at the time at which it was due. */
export function runClock(work: Work, clock: TestClock, target: number): TestClock {
  const { objects } = work
  for (let next = objects.firstDue(target, clock.id); next; next = objects.firstDue(target, clock.id)) {
    objects.save({ ...clock, frozen_time: next.due })
    comeDue({ ...work, now: next.due }, next.object)
  }
  const there = { ...clock, frozen_time: target }
  objects.save(there)
  return there
}

/** A hold ends; an invoice is finalised or collected; a subscription is renewed, ends or expires. */
export function comeDue(work: Work, object: Timed): void {
  switch (object.object) {
    case 'charge':
      expireIntent(work, requireObject(work.objects, 'payment_intent', object.payment_intent))
      break
    case 'invoice':
      advanceInvoice(work, object)
      break
    case 'subscription':
      advanceSubscription(work, object)
  }
}
