import { type RefObject, useLayoutEffect, useRef } from 'react'

/** Moves a row of tabs sideways, and nothing else, so that the chosen one can be seen where not all have room. */
export function useChosenInView(chosen: string, widths: string): RefObject<HTMLDivElement | null> {
  const list = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the tab that is chosen, and their widths, are read from the page
  useLayoutEffect(() => {
    const row = list.current
    const tab = row?.querySelector('[aria-selected="true"]')
    if (!row || !tab) return
    const [room, place] = [row.getBoundingClientRect(), tab.getBoundingClientRect()]
    row.scrollLeft += Math.max(0, place.right - room.right) - Math.max(0, room.left - place.left)
  }, [chosen, widths])
  return list
}
