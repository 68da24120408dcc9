import { whileConnected } from '@storyright/postgres'
import { type BackgroundWork, untilAborted } from '@storyright/service-kit'
import type { Memory } from './memory.ts'

const RETRY_MS = 500
const ANSWERS_WITHIN_MS = 2_000

/** Invalidates the cache on every change, in this replica or another: the database sends a notification with each commit. */
export function watchChanges(connectionString: string, memory: Pick<Memory, 'forget' | 'hears'>): BackgroundWork {
  const connection = {
    connectionString,
    name: 'catalogue changes',
    channel: 'catalogue_changed',
    onNotice: memory.forget,
    answersWithinMs: ANSWERS_WITHIN_MS,
  }
  return {
    name: 'hearing changes',
    everyMs: RETRY_MS,
    round: ({ signal, isWell }) =>
      whileConnected(connection, signal, async (connected) => {
        isWell()
        memory.hears(true)
        await untilAborted(connected)
        memory.hears(false)
      }),
  }
}
