import { useState } from 'react'
import { keptDrafts } from '../../shared/form/kept-draft.ts'

const drafts = keptDrafts(() => localStorage)

/** Of whom, and for what: `rosa.listing.7`. */
export const textPlace = (...parts: readonly string[]) => `storyright.text.${parts.join('.')}`

/** What is being written at a place, kept through a reload until it is sent. */
export function useKeptText(place: string) {
  const [text, setText] = useState(() => {
    const kept = drafts.read(place)?.text
    return typeof kept === 'string' ? kept : ''
  })
  const change = (next: string) => {
    setText(next)
    if (next === '') drafts.forget(place)
    else drafts.keep(place, { text: next })
  }
  return [text, change] as const
}
