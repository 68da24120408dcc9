import { useState } from 'react'
import { useTypingPause } from '../../shared/use-typing-pause.ts'
import { Field } from '../../ui/field/field.tsx'
import { Input } from '../../ui/field/input.tsx'
import * as S from './comments.styles.ts'

/** One listing’s comments only, by its number. */
export function ListingFilter({ value, onFilter }: { value: string; onFilter: (text: string) => void }) {
  const [typed, setTyped] = useState(value)
  const [before, setBefore] = useState(value)
  const atPause = useTypingPause()
  // Going back and forth changes it from outside.
  if (value !== before) {
    setBefore(value)
    setTyped(value)
  }
  const hear = (text: string) => {
    setTyped(text)
    atPause(() => onFilter(text))
  }
  return (
    <S.Filter role="search" aria-label="Comments">
      <Field label="Listing number">
        <Input
          inputMode="numeric"
          placeholder="All listings"
          maxLength={20}
          value={typed}
          onChange={({ target }) => hear(target.value)}
        />
      </Field>
    </S.Filter>
  )
}
