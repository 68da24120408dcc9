import { type RefObject, useEffect, useRef, useState } from 'react'
import type { Onlooker } from '../../entities/offer/offer-words.ts'
import { isApiError } from '../../shared/api-error.ts'
import { useAppDispatch } from '../../shared/store.ts'
import { rememberRead, useMarkMessagesReadMutation } from './thread.api.ts'
import { isForReader, type Thread } from './thread.rules.ts'

/** Messages that are read together are marked together. */
const GATHER_MS = 800
const TRY_AGAIN_MS = 10_000

interface ReadingInput {
  log: RefObject<HTMLElement | null>
  offerId: string
  onlooker: Onlooker
  thread: Thread
  /** Up to which message one had read when the thread was opened. */
  readUpTo: number
}

/**
 * Marks messages as read once their ends were on the screen of somebody who looks at the page. The answer is up to which message they
 * were seen, and which were not.
 */
export function useReading({ log, offerId, onlooker, thread, readUpTo }: ReadingInput) {
  const [seenUpTo, setSeenUpTo] = useState(readUpTo)
  const unseen = thread.filter((message) => message.id > seenUpTo && isForReader(message, onlooker))
  const last = unseen.at(-1)?.id ?? 0
  useSeen(log, last > 0 ? `${seenUpTo}-${last}` : '', (id) => setSeenUpTo((before) => Math.max(before, id)))
  useMarking({ offerId, seenUpTo, readUpTo, unseen: unseen.length })
  return { seenUpTo, unseen }
}

/** Hears of each message whose end, `[data-end]`, is seen; of one in a tab behind others once that is shown. `what` names those to watch. */
function useSeen(log: RefObject<HTMLElement | null>, what: string, onSeen: (id: number) => void) {
  const hear = useRef(onSeen)
  useEffect(() => {
    hear.current = onSeen
  })
  useEffect(() => {
    if (what === '' || !log.current) return
    const inView = new Set<number>()
    const look = () => {
      if (document.visibilityState === 'visible' && inView.size > 0) hear.current(Math.max(...inView))
    }
    const observer = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) {
        const id = Number((target as HTMLElement).dataset.end)
        isIntersecting ? inView.add(id) : inView.delete(id)
      }
      look()
    })
    for (const end of log.current.querySelectorAll('[data-end]')) observer.observe(end)
    document.addEventListener('visibilitychange', look)
    return () => {
      observer.disconnect()
      document.removeEventListener('visibilitychange', look)
    }
  }, [log, what])
}

interface MarkingInput {
  offerId: string
  seenUpTo: number
  readUpTo: number
  /** How many are left. */
  unseen: number
}

/** Says once up to where one has read, a moment after the last of it was seen; again later where nobody heard. */
function useMarking({ offerId, seenUpTo, readUpTo, unseen }: MarkingInput) {
  const [mark] = useMarkMessagesReadMutation()
  const dispatch = useAppDispatch()
  const [attempt, setAttempt] = useState(0)
  const marked = useRef(readUpTo)
  // biome-ignore lint/correctness/useExhaustiveDependencies: again for each attempt; what is left is only remembered.
  useEffect(() => {
    if (seenUpTo <= marked.current) return
    let again: ReturnType<typeof setTimeout> | undefined
    const send = async () => {
      const before = marked.current
      marked.current = seenUpTo
      try {
        await mark({ id: offerId, upTo: seenUpTo }).unwrap()
        dispatch(rememberRead(offerId, unseen))
      } catch (error) {
        const isRefused = isApiError(error) && error.status >= 400 && error.status < 500
        if (isRefused) return
        marked.current = Math.min(marked.current, before)
        again = setTimeout(() => setAttempt(attempt + 1), TRY_AGAIN_MS)
      }
    }
    const pause = setTimeout(() => void send(), attempt === 0 ? GATHER_MS : 0)
    return () => {
      clearTimeout(pause)
      clearTimeout(again)
    }
  }, [seenUpTo, attempt])
}
