import { useRef, useState } from 'react'
import { keptDrafts } from '../../shared/form/kept-draft.ts'

const ofBrowser = keptDrafts(() => localStorage)
/** Forgotten with the tab. */
export const ofTab = keptDrafts(() => sessionStorage)

/** Of whom, and for what: `rosa.listing.7`. */
export const textPlace = (...parts: readonly string[]) => `storyright.text.${parts.join('.')}`

/**
 * What is being written at a place, kept through a reload until it is sent. The third function takes a text that was sent away and tells
 * whether it did: what was typed on meanwhile stays.
 */
export function useKeptText(place: string, drafts = ofBrowser) {
  const [text, setText] = useState(() => {
    const kept = drafts.read(place)?.text
    return typeof kept === 'string' ? kept : ''
  })
  const latest = useRef(text)
  const change = (next: string) => {
    latest.current = next
    setText(next)
    if (next === '') drafts.forget(place)
    else drafts.keep(place, { text: next })
  }
  const sent = (content: string) => {
    const isAll = latest.current.trim() === content
    if (isAll) change('')
    return isAll
  }
  return [text, change, sent] as const
}
