import { whileConnected } from '@storyright/postgres'
import { type BackgroundWork, untilAborted } from '@storyright/service-kit'

/** Knows whether anything that people can find has changed, in this replica or another. */
export interface ChangeWatch {
  /** A number that grows with every change; `null` while changes cannot be heard, when nothing may be remembered. */
  generation(): number | null
  /** This replica has just made a change: whoever made it must see it, however late the notification comes. */
  changed(): void
  /** Hears the changes. */
  work: BackgroundWork
}

const RETRY_MS = 500
const ANSWERS_WITHIN_MS = 2_000

/** Listens to the notifications that the database sends with each commit. */
export function watchChanges(connectionString: string): ChangeWatch {
  let count = 0
  let hearing = false
  const changed = () => {
    count++
  }

  const connection = {
    connectionString,
    name: 'catalogue changes',
    channel: 'catalogue_changed',
    onNotice: changed,
    answersWithinMs: ANSWERS_WITHIN_MS,
  }
  const hear = (signal: AbortSignal) =>
    whileConnected(connection, signal, async (connected) => {
      changed() // whatever happened while nobody listened
      hearing = true
      await untilAborted(connected)
      hearing = false
    })

  return {
    generation: () => (hearing ? count : null),
    changed,
    work: { name: 'hearing changes', everyMs: RETRY_MS, round: ({ signal }) => hear(signal) },
  }
}
