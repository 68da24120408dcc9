import { limits } from '@storyright/contracts/vocabulary'
import { useState } from 'react'
import { SearchField } from '../../ui/field/search-field.tsx'
import { useTypingPause } from '../use-typing-pause.ts'

type SearchAtPauseProps = { label: string; placeholder: string; onSearch: (text: string) => void }

/** A search box that needs no button: it asks at a pause in typing. */
export function SearchAtPause({ onSearch, ...box }: SearchAtPauseProps) {
  const [typed, setTyped] = useState('')
  const atPause = useTypingPause()
  const hear = (text: string) => {
    setTyped(text)
    atPause(() => onSearch(text.trim()))
  }
  return <SearchField {...box} maxLength={limits.search} value={typed} onChange={({ target }) => hear(target.value)} />
}
