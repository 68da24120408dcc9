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

const key = (word: string) => word.toLowerCase()

/** Adds what was typed, split at commas: no word twice, whatever its capitals, and a listed one in the list's own spelling. */
export function mergeWords(words: readonly string[], typed: string, listed: readonly string[] = []) {
  const merged = [...words]
  const added = typed.split(',').map((word) => word.trim().slice(0, limits.tag))
  for (const word of added) {
    const known = merged.some((other) => key(other) === key(word))
    if (isVisible(word) && !known && merged.length < limits.tags) merged.push(spelling(word, listed))
  }
  return merged
}

const spelling = (word: string, listed: readonly string[]) => listed.find((own) => key(own) === key(word)) ?? word

/** The words that are no tick of the list. */
export const customWords = (words: readonly string[], listed: readonly string[]) =>
  words.filter((word) => !listed.includes(word))
