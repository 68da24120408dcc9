import type { SavedCard } from '@storyright/contracts/http'
import { type FormEvent, type ReactNode, useState } from 'react'
import styled from 'styled-components'
import { Button } from '../../ui/button/button.tsx'
import { Checkbox } from '../../ui/field/checkbox.tsx'
import { RadioList } from '../../ui/field/radio-list.tsx'
import { theme } from '../../ui/theme/theme.ts'
import { cardWords } from '../membership/card-words.ts'
import type { SavedCards } from './card-form-props.ts'

const Choice = styled.div`
  display: grid;
  gap: ${theme.s3};
  justify-items: start;
  fieldset {
    width: 100%;
  }
  > button {
    margin-left: calc(-1 * ${theme.s3});
  }
`
const Form = styled.form`
  display: grid;
  gap: ${theme.s5};
`
const another = 'another'

/** The form while a saved card is chosen: nothing is typed in. */
export function SavedCardForm({ onSubmit, children }: { onSubmit: () => void; children: ReactNode }) {
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSubmit()
  }
  return (
    <Form aria-label="Card" onSubmit={submit}>
      {children}
    </Form>
  )
}

/** Nothing is kept unless the reader says so. */
export function KeepCard({ isKept, onChange }: { isKept: boolean; onChange: (isKept: boolean) => void }) {
  return (
    <Checkbox
      checked={isKept}
      onChange={({ target }) => onChange(target.checked)}
      label="Save this card for my next offers. Our card provider keeps it, and you can remove it at any time."
    />
  )
}

/** Which card is used: the newest saved one until the reader chooses; `null` is one that is typed in. */
export function useSavedCard(saved: SavedCards | undefined) {
  const [chosenId, setChosenId] = useState(saved?.cards[0]?.id ?? another)
  const chosen = saved?.cards.find(({ id }) => id === chosenId) ?? null
  return { chosen, choose: setChosenId }
}

type SavedCardChoiceProps = {
  saved: SavedCards | undefined
  chosen: SavedCard | null
  choose: (id: string) => void
  disabled: boolean
}

/** The reader's own saved cards, each to be used or removed, and another one; nothing where none is saved. */
export function SavedCardChoice({ saved, chosen, choose, disabled }: SavedCardChoiceProps) {
  if (!saved || saved.cards.length === 0) return null
  const { cards, onRemove, isRemoving } = saved
  const options = [
    ...cards.map((card) => ({ value: card.id, label: cardWords(card) })),
    { value: another, label: 'Another card' },
  ]
  return (
    <Choice>
      <RadioList legend="Pay with" options={options} value={chosen?.id ?? another} onChange={choose} />
      {chosen && (
        <Button small variant="plain" busy={isRemoving} disabled={disabled} onClick={() => onRemove(chosen)}>
          {`Remove the card ending in ${chosen.last4}`}
        </Button>
      )}
    </Choice>
  )
}
