import type { OfferRoom } from '@storyright/contracts/http'
import { useState } from 'react'
import { hasEarlier, type Thread, withMessages } from './thread.rules.ts'

/**
 * The messages shown: the room's newest, those before them that were asked for, and whatever was shown since, so that none goes while
 * others come.
 */
export function useThread(room: OfferRoom) {
  const [thread, setThread] = useState<Thread>(room.messages)
  const [heard, setHeard] = useState(room.messages)
  const [pages, setPages] = useState<readonly number[]>([])
  const add = (messages: Thread) => setThread((known) => withMessages(known, messages))
  if (heard !== room.messages) {
    setHeard(room.messages)
    add(room.messages)
    // More came than one answer lists: what was before them is read anew where somebody asks for it.
    if ((room.messages[0]?.id ?? 0) > (thread.at(-1)?.id ?? 0) + 1) setPages([])
  }
  const oldest = thread[0]?.id ?? 1
  return {
    thread,
    add,
    /** Each page that was asked for, by the message that it ends before. */
    pages,
    hasEarlier: hasEarlier(thread),
    isReadingEarlier: pages.includes(oldest),
    readEarlier: () => setPages((asked) => (asked.includes(oldest) ? asked : [...asked, oldest])),
  }
}
