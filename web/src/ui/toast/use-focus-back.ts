import { type FocusEvent, useEffect, useRef } from 'react'
import { partIds } from '../page/focus-content.ts'

/** Gives the keyboard back to where it was before it went to the toasts, as soon as none of them is open. */
export function useFocusBack(isAnyOpen: boolean) {
  const list = useRef<HTMLOListElement>(null)
  const before = useRef<Element | null>(null)
  const giveBack = () => {
    if (!list.current?.contains(document.activeElement)) return
    const place = before.current?.isConnected ? before.current : document.getElementById(partIds.content)
    if (place instanceof HTMLElement) place.focus({ preventScroll: true })
  }
  useEffect(() => {
    if (!isAnyOpen) giveBack()
  })
  const onFocus = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    // The two ends of the list catch the Tab key, and are no place to return to.
    if (!currentTarget.parentElement?.contains(relatedTarget)) before.current = relatedTarget
    if (!isAnyOpen) giveBack()
  }
  return { ref: list, onFocus }
}
