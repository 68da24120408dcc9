import { newId } from '../objects/identifiers.ts'
import type { TestClock } from '../objects/test-clock.ts'

const KEPT_S = 30 * 24 * 3600

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
