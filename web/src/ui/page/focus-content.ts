import type { MouseEvent } from 'react'

/** The ids of the parts that take the focus by themselves: the page's content, and the list of toasts. */
export const partIds = { content: 'content', toasts: 'toasts' } as const

/** Moves the focus to the start of the page, unless somebody is reading a toast, which outlives pages. */
export function focusContent(): void {
  if (document.getElementById(partIds.toasts)?.contains(document.activeElement)) return
  document.getElementById(partIds.content)?.focus({ preventScroll: true })
}

/** Focuses the part that a link on this page leads to, where the link alone would add an entry to the history, of which the router knows nothing. */
export function passTo(event: MouseEvent<HTMLAnchorElement>): void {
  event.preventDefault()
  document.getElementById(event.currentTarget.hash.slice(1))?.focus()
}
