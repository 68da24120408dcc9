import { limits } from '@storyright/contracts/vocabulary'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import styled from 'styled-components'
import { SearchField } from '../../ui/field/search-field.tsx'

const PAUSE_MS = 300

const Face = styled.form`
  flex: 1;
  min-width: 0;
`

type SearchBoxProps = {
  label: string
  placeholder: string
  value: string /** May answer what of the text comes back as the value. */
  onSearch: (text: string) => unknown
}

/** Searches at a pause in typing, or at once with Enter; follows the address when that changes by itself. */
export function SearchBox({ value, onSearch, ...box }: SearchBoxProps) {
  const [typed, setTyped] = useState(value)
  const asked = useRef([value])
  const searched = useRef(value)
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(pause.current), [])
  useEffect(() => {
    // What was asked here comes back in the address, perhaps late; the reader may have typed on meanwhile.
    const place = asked.current.indexOf(value)
    if (place < 0) {
      setTyped(value)
      searched.current = value
    }
    asked.current = place < 0 ? [value] : asked.current.slice(place)
  }, [value])

  const search = (text: string) => {
    clearTimeout(pause.current)
    const wanted = text.trim()
    if (wanted === searched.current) return
    searched.current = wanted
    asked.current.push(wanted)
    const left = onSearch(wanted)
    if (typeof left === 'string' && left !== wanted) asked.current.push(left)
  }
  const showWhatIsSearched = () => {
    // While somebody types, their words stay; then those that are searched for are shown.
    if (typed.trim() !== searched.current) return
    searched.current = value
    setTyped(value)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    search(typed)
  }
  return (
    <Face role="search" onSubmit={submit}>
      <SearchField
        {...box}
        maxLength={limits.search}
        value={typed}
        onBlur={showWhatIsSearched}
        onChange={({ target }) => {
          setTyped(target.value)
          clearTimeout(pause.current)
          pause.current = setTimeout(() => search(target.value), PAUSE_MS)
        }}
      />
    </Face>
  )
}
