import { type ControlMessage, notified } from '@storyright/contracts/events'

/** An id takes 39 bytes, and one message has room for some 13,400. */
const MOST_AT_ONCE = 1_000

/** Signals to every replica that these people have news, each once, in as many messages as that takes. */
export function pushUnread(userIds: readonly string[]): ControlMessage[] {
  const ids = [...new Set(userIds)]
  return Array.from({ length: Math.ceil(ids.length / MOST_AT_ONCE) }, (_, place) =>
    notified({ userIds: ids.slice(place * MOST_AT_ONCE, (place + 1) * MOST_AT_ONCE) }),
  )
}
