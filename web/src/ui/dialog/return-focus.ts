import { useRef } from 'react'

/** Gives the keyboard back to whatever opened a dialog that its page opens by state, or to the place it stood in. */
export function useReturnFocus() {
  const opener = useRef<Element | null>(null)
  const place = useRef<HTMLElement | null>(null)
  return {
    onOpenAutoFocus: () => {
      opener.current = document.activeElement
      place.current = opener.current?.closest<HTMLElement>('[tabindex="-1"]') ?? null
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault()
      // What was answered may have taken the opener away.
      if (opener.current?.isConnected === false) place.current?.focus({ preventScroll: true })
      else if (opener.current instanceof HTMLElement) opener.current.focus()
    },
  }
}
