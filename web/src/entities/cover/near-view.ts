import { type RefObject, useEffect, useState } from 'react'

/** Whether an element has come within 100 px of the window, once and for good. */
export function useNearView(element: RefObject<Element | null>, atOnce = false) {
  const [near, setNear] = useState(atOnce || typeof IntersectionObserver === 'undefined')
  useEffect(() => {
    if (near || !element.current) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setNear(true)
      },
      { rootMargin: '100px' },
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [near, element])
  return near
}
