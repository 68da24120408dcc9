import { createContext, useContext, useEffect } from 'react'

/** What is typed and not saved, all over the page, and whether it is on its way. */
const unsaved = new Map<symbol, { isSending: boolean }>()
const warn = (event: BeforeUnloadEvent) => event.preventDefault()

/** Whether leaving would lose something; what is on its way leaves its form by itself. */
export const hasUnsaved = () => [...unsaved.values()].some(({ isSending }) => !isSending)

/** The same, with what is on its way and may come back. */
export const hasTyped = () => unsaved.size > 0

/** What of it stands in the dialog around. */
export const UnsavedWithin = createContext<Set<symbol> | null>(null)

type UnsavedProps = { when: boolean; isSending?: boolean }

/** Says that something here would be lost: the dialog around asks before it closes, the page before it is left or loaded again. */
export function Unsaved({ when, isSending = false }: UnsavedProps) {
  const within = useContext(UnsavedWithin)
  useEffect(() => {
    if (!when) return
    const one = Symbol()
    unsaved.set(one, { isSending })
    within?.add(one)
    window.addEventListener('beforeunload', warn)
    return () => {
      unsaved.delete(one)
      within?.delete(one)
      if (!hasTyped()) window.removeEventListener('beforeunload', warn)
    }
  }, [when, isSending, within])
  return null
}
