import { useRef } from 'react'
import { newKey } from '../../shared/new-key.ts'

/** One key for every attempt to send one text, so that it is written once; another text has another. */
export function useRequestKey() {
  const last = useRef<{ text: string; key: string }>(undefined)
  return {
    keyFor: (text: string) => {
      if (last.current?.text !== text) last.current = { text, key: newKey() }
      return last.current.key
    },
    sent: () => {
      last.current = undefined
    },
  }
}
