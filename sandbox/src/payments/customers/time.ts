import type { Work } from '../store/work.ts'

/** The same work at a customer's own time: that of the test clock, where there is one. */
export function inTimeOf(work: Work, customer: string | null): Work {
  const clockId = customer === null ? null : work.objects.find('customer', customer)?.test_clock
  const clock = clockId ? work.objects.find('test_helpers.test_clock', clockId) : undefined
  return clock ? { ...work, now: clock.frozen_time } : work
}
