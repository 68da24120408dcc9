import type { MouseEvent } from 'react'
import type { Move } from './create-router.ts'
import { originOf, useRouting } from './routing.tsx'

/**
 * The way back to the list at `path`: with its search and filters, and by the history, so that its place and focus are found again, too.
 * Without a list that led here it leads to a fresh one.
 */
export function useWayBack(path: string) {
  const routing = useRouting()
  const list = routing && listBefore(routing.move, path)
  if (!list) return { to: path }
  const go = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    void routing.router.navigate(-list.steps)
  }
  return { to: path + list.search, onClick: go }
}

/** How many steps back the list lies, as it was searched. */
function listBefore(move: Move, path: string) {
  let steps = 0
  for (let one: Move | undefined = move; one; one = originOf(one), steps++)
    if (one.location.pathname === path) return { steps, search: one.location.search }
  return null
}
