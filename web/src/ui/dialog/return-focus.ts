import { useRef } from 'react'
import { focusContent } from '../page/focus-content.ts'

/** What opened the dialog that is open or closing, for one that takes its place: when that opens, the focus is nowhere. */
let latest: Element | null = null

/** Gives the keyboard back to whatever opened a dialog that its page opens by state, or to the place it stood in. */
export function useReturnFocus() {
  const opener = useRef<Element | null>(null)
  const place = useRef<HTMLElement | null>(null)
  return {
    onOpenAutoFocus: (event: Event) => {
      opener.current = document.activeElement === document.body ? latest : document.activeElement
      latest = opener.current
      place.current = opener.current?.closest<HTMLElement>('[tabindex="-1"]') ?? null
      startAtField(event)
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault()
      latest = null
      // What was answered may have taken the opener away.
      if (opener.current?.isConnected === false) place.current?.focus({ preventScroll: true })
      else if (opener.current instanceof HTMLElement) opener.current.focus()
      if (document.activeElement === document.body) focusContent()
    },
  }
}

const fields =
  ':is(input:not([type="hidden"], [type="file"]), select, textarea):not(:disabled, [hidden], [tabindex="-1"])'

/** A dialog begins at its first field; one without at its own start, and a question at its safe answer: never at Close. */
function startAtField(event: Event): void {
  const box = event.currentTarget
  if (!(box instanceof HTMLElement)) return
  const first = box.querySelector<HTMLInputElement>(fields)
  if (!first && box.getAttribute('role') === 'alertdialog') return
  event.preventDefault()
  const chosen =
    first?.type === 'radio' && box.querySelector<HTMLElement>(`input[name="${CSS.escape(first.name)}"]:checked`)
  ;(chosen || first || box).focus({ preventScroll: true })
  if (first) forgiveLeaving(box, first)
}

/** Nobody has come to this field by themselves: leaving it as it was is no fault yet, so forms do not hear of it. */
function forgiveLeaving(box: HTMLElement, field: HTMLInputElement): void {
  const before = field.value
  const leave = (event: Event) => {
    if (event.target === field && field.value === before) event.stopPropagation()
  }
  box.addEventListener('focusout', leave, { once: true })
}
