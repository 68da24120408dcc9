import { createContext, useContext, useEffect } from 'react'

/** What is typed and not saved, all over the page. */
const unsaved = new Set<symbol>()
const warn = (event: BeforeUnloadEvent) => event.preventDefault()

export const hasUnsaved = () => unsaved.size > 0

/** What of it stands in the dialog around. */
export const UnsavedWithin = createContext<Set<symbol> | null>(null)

/** Says that something here would be lost: the dialog around asks before it closes, the page before it is left or loaded again. */
export function Unsaved({ when }: { when: boolean }) {
  const within = useContext(UnsavedWithin)
  useEffect(() => {
    if (!when) return
    const one = Symbol()
    unsaved.add(one)
    within?.add(one)
    window.addEventListener('beforeunload', warn)
    return () => {
      unsaved.delete(one)
      within?.delete(one)
      if (!hasUnsaved()) window.removeEventListener('beforeunload', warn)
    }
  }, [when, within])
  return null
}
