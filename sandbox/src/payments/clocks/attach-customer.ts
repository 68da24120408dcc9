import { saveInvoice } from '../invoices/save-invoice.ts'
import type { Customer } from '../objects/customer.ts'
import type { TestClock } from '../objects/test-clock.ts'
import { invalidRequest } from '../protocol/provider-error.ts'
import type { Work } from '../store/work.ts'
import { saveSubscription } from '../subscriptions/save-subscription.ts'
import { runClock } from './advance-clock.ts'

const MOST = 1_000

/** From now on a customer and what is theirs go by this clock, and by no other ever. */
export function attachCustomer(anyTime: Work, clock: TestClock, customer: Customer): void {
  if (customer.test_clock !== null)
    throw invalidRequest(`Customer ${customer.id} is already attached to a test clock.`, { param: 'customer' })
  const { objects } = anyTime
  const work = { ...anyTime, now: clock.frozen_time }
  const theirs = { customer: customer.id, limit: MOST }
  objects.save({ ...customer, test_clock: clock.id })
  for (const each of objects.list('subscription', theirs)) saveSubscription(work, { ...each, test_clock: clock.id })
  for (const each of objects.list('invoice', theirs)) saveInvoice(work, { ...each, test_clock: clock.id })
  runClock(work, clock, clock.frozen_time)
}
