import { expireIntent } from '../intents/cancel-intent.ts'
import { requireIntent } from '../intents/require-intent.ts'
import type { ObjectStore } from '../store/object.store.ts'
import type { Work } from '../store/work.ts'
import { createAlarm } from '../webhooks/alarm.ts'

/** Ends holds when their time is over, also those whose time passed while nothing ran. */
export interface HoldExpiry {
  expireDue(): void
  /** Looks again when the next hold ends. */
  wake(): void
  stop(): void
}

export function createHoldExpiry(objects: ObjectStore, commit: (run: (work: Work) => void) => void): HoldExpiry {
  const alarm = createAlarm(() => {
    expireDue()
    wake()
  })

  function expireDue(): void {
    const due = objects.dueBy(Math.floor(Date.now() / 1000))
    if (due.length === 0) return
    commit((work) => {
      for (const charge of due) expireIntent(work, requireIntent(objects, charge.payment_intent))
    })
  }

  function wake(): void {
    const next = objects.nextDue()
    alarm.setTo(next === undefined ? undefined : next * 1000)
  }

  return { expireDue, wake, stop: () => alarm.setTo(undefined) }
}
