import { comeDue } from '../clocks/come-due.ts'
import type { ObjectStore } from '../store/object.store.ts'
import type { Work } from '../store/work.ts'
import { createAlarm } from '../webhooks/alarm.ts'

/** Does what is due by the real clock, also that whose time came while nothing ran. */
export interface PassingTime {
  doDue(): void
  /** Looks again when the next thing is due. */
  wake(): void
  stop(): void
}

export function createPassingTime(objects: ObjectStore, commit: (run: (work: Work) => void) => void): PassingTime {
  const alarm = createAlarm(() => {
    doDue()
    wake()
  })

  function doDue(): void {
    const now = Math.floor(Date.now() / 1000)
    if (!objects.firstDue(now, null)) return
    commit((work) => {
      for (let next = objects.firstDue(now, null); next; next = objects.firstDue(now, null)) comeDue(work, next.object)
    })
  }

  function wake(): void {
    const next = objects.nextDue()
    alarm.setTo(next === undefined ? undefined : next * 1000)
  }

  return { doDue, wake, stop: () => alarm.setTo(undefined) }
}
