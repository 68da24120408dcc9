import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Thread } from './thread.rules.ts'

/** As near to the end as counts as being there. */
const NEAR_END = 32
/** So much is left above a message that is brought to the top. */
const ABOVE = 12

interface LogScrollInput {
  log: RefObject<HTMLElement | null>
  thread: Thread
  /** The message to begin at, where it stands too far up to be seen with the newest. */
  beginAt: number | null
  isOwn: (message: Thread[number]) => boolean
}

/**
 * Keeps the newest message of a thread in view for whoever is at its end, or has just sent it; for everybody else what they read
 * stays where it is, whether messages are added below or above.
 */
export function useLogScroll({ log, thread, beginAt, isOwn }: LogScrollInput) {
  const [isAtEnd, setIsAtEnd] = useState(true)
  const before = useRef<{ first: number; last: number; top: number }>(null)
  const atEnd = useRef(true)
  /** The reader went somewhere, or the thread went on: it is not where it began any more. */
  const hasMoved = useRef(false)
  const [first, last] = [thread[0]?.id ?? 0, thread.at(-1)?.id ?? 0]

  const look = () => {
    const box = log.current
    if (!box) return
    atEnd.current = box.scrollHeight - box.scrollTop - box.clientHeight < NEAR_END
    setIsAtEnd(atEnd.current)
    before.current = last === 0 ? null : { first, last, top: topWithin(messageIn(box, first), box) }
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever there are other messages.
  useLayoutEffect(() => {
    const box = log.current
    if (!box || last === 0) return
    const was = before.current
    hasMoved.current = was !== null
    if (!was) begin(box, beginAt)
    else if (last > was.last) {
      if (atEnd.current || isOwn(thread.at(-1)!)) toEnd(box)
    } else if (first < was.first) box.scrollTop += topWithin(messageIn(box, was.first), box) - was.top
    look()
  }, [first, last])

  // Faces that load, a phone's keyboard and what is retracted change heights after the fact.
  // biome-ignore lint/correctness/useExhaustiveDependencies: where it began stays what it was.
  useEffect(() => {
    const [box, list] = [log.current, log.current?.firstElementChild]
    if (!box || !list) return
    const heights = new ResizeObserver(() => {
      if (!hasMoved.current) begin(box, beginAt)
      else if (atEnd.current) toEnd(box)
    })
    const move = () => {
      hasMoved.current = true
    }
    for (const one of moves) box.addEventListener(one, move, { passive: true, once: true })
    heights.observe(list)
    heights.observe(box)
    return () => {
      heights.disconnect()
      for (const one of moves) box.removeEventListener(one, move)
    }
  }, [log])

  /** Brings a message to the top, and the focus to it. */
  const goTo = (id: number) => {
    const box = log.current
    if (!box) return
    hasMoved.current = true
    box.scrollTop += topWithin(messageIn(box, id), box) - ABOVE
    messageIn(box, id)?.querySelector('article')?.focus({ preventScroll: true })
  }
  return { isAtEnd, onScroll: look, goTo }
}

/** What a reader does who looks for something else. */
const moves = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const

/** The newest message in view, unless the first unread one would then be above. */
function begin(box: HTMLElement, beginAt: number | null) {
  toEnd(box)
  const top = beginAt === null ? ABOVE : topWithin(messageIn(box, beginAt), box)
  if (top < ABOVE) box.scrollTop += top - ABOVE
}

const toEnd = (box: HTMLElement) => {
  box.scrollTop = box.scrollHeight
}
const messageIn = (box: HTMLElement, id: number) => box.querySelector<HTMLElement>(`[data-message="${id}"]`)
const topWithin = (element: HTMLElement | null, box: HTMLElement) =>
  element ? element.getBoundingClientRect().top - box.getBoundingClientRect().top - box.clientTop : 0
