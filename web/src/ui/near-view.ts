import { type RefObject, startTransition, useEffect, useState } from 'react'

type Near = { atOnce?: boolean; within?: number }

/** Whether an element has come near the window, by default within 100 px, once and for good. */
export function useNearView(element: RefObject<Element | null>, { atOnce = false, within = 100 }: Near = {}) {
  const [near, setNear] = useState(atOnce || typeof IntersectionObserver === 'undefined')
  useEffect(() => {
    if (near || !element.current) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) startTransition(() => setNear(true))
      },
      { rootMargin: `${within}px` },
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [near, element, within])
  return near
}
