import { useRef } from 'react'

/** What opened the dialog that is open or closing, for one that takes its place: when that opens, the focus is nowhere. */
let latest: Element | null = null

/** Gives the keyboard back to whatever opened a dialog that its page opens by state, or to the place it stood in. */
export function useReturnFocus() {
  const opener = useRef<Element | null>(null)
  const place = useRef<HTMLElement | null>(null)
  return {
    onOpenAutoFocus: () => {
      opener.current = document.activeElement === document.body ? latest : document.activeElement
      latest = opener.current
      place.current = opener.current?.closest<HTMLElement>('[tabindex="-1"]') ?? null
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault()
      latest = null
      // What was answered may have taken the opener away.
      if (opener.current?.isConnected === false) place.current?.focus({ preventScroll: true })
      else if (opener.current instanceof HTMLElement) opener.current.focus()
    },
  }
}
