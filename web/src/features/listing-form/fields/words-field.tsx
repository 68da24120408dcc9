import { isVisible, limits } from '@storyright/contracts/vocabulary'
import { useField } from 'formik'
import { type KeyboardEvent, useId, useState } from 'react'
import * as S from '../../../shared/form/group.styles.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Chip, Chips } from '../../../ui/chip/chip.tsx'
import { Checkbox } from '../../../ui/field/checkbox.tsx'
import { Help } from '../../../ui/field/field.styles.ts'
import { FieldFault } from '../../../ui/field/field-fault.tsx'
import { Input } from '../../../ui/field/input.tsx'
import { customWords, mergeWords } from './merge-words.ts'

type WordsFieldProps = {
  name: string
  label: string
  /** What the box for words of one's own is called. */
  add: string
  /** Words that can be ticked; one's own are kept together with them. */
  listed?: readonly string[]
}

/** A list of words: ticked, or typed and added. What still stands in the box counts when it is left. */
export function WordsField({ name, label, add, listed = [] }: WordsFieldProps) {
  const ids = useId()
  const [typed, setTyped] = useState('')
  const [{ value: words }, { touched, error }, { setValue }] = useField<string[]>(name)
  const fault = touched ? error : undefined
  const take = () => {
    if (isVisible(typed)) void setValue(mergeWords(words, typed, listed))
    setTyped('')
  }
  const takeOnKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ',') return
    event.preventDefault()
    take()
  }
  const toggle = (word: string, on: boolean) =>
    void setValue(on ? mergeWords(words, word, listed) : words.filter((other) => other !== word))
  const own = customWords(words, listed)
  return (
    <S.Group aria-describedby={fault ? `${ids}-fault` : undefined}>
      <legend>
        {label} <small>(optional)</small>
      </legend>
      {listed.length > 0 && (
        <S.Ticks $columns={3}>
          {listed.map((word) => (
            <Checkbox
              key={word}
              label={word}
              checked={words.includes(word)}
              onChange={({ target }) => toggle(word, target.checked)}
            />
          ))}
        </S.Ticks>
      )}
      <S.Line>
        <Input
          aria-label={add}
          placeholder={add}
          aria-describedby={`${ids}-help`}
          {...(fault && { 'aria-invalid': true })}
          value={typed}
          maxLength={limits.longText}
          onChange={({ target }) => setTyped(target.value)}
          onKeyDown={takeOnKey}
          onBlur={take}
        />
        <Button onClick={take} disabled={!isVisible(typed)}>
          Add
        </Button>
      </S.Line>
      <Help
        id={`${ids}-help`}
      >{`Press Enter after each one (up to ${limits.tags}, at most ${limits.tag} characters each).`}</Help>
      <FieldFault id={`${ids}-fault`}>{fault}</FieldFault>
      {own.length > 0 && (
        <Chips aria-label={label}>
          {own.map((word) => (
            <li key={word}>
              <Chip label={word} onRemove={() => toggle(word, false)} />
            </li>
          ))}
        </Chips>
      )}
    </S.Group>
  )
}
