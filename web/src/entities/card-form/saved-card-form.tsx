import type { FormEvent } from 'react'
import styled from 'styled-components'
import { Button } from '../../ui/button/button.tsx'
import { Checkbox } from '../../ui/field/checkbox.tsx'
import { RadioList } from '../../ui/field/radio-list.tsx'
import { theme } from '../../ui/theme/theme.ts'
import { cardWords } from '../membership/card-words.ts'
import { CardFaultLines } from './card-fault-lines.tsx'
import type { CardFormProps } from './card-form-props.ts'
import { PayButton } from './pay-button.tsx'
import type { CardForm } from './use-card-form.ts'

const Choice = styled.fieldset`
  display: grid;
  gap: ${theme.s3};
  justify-items: start;
  margin: 0;
  padding: 0;
  border: 0;
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

type SavedCardFormProps = Pick<CardFormProps, 'label' | 'remark'> & {
  form: CardForm
  /** Nothing can be paid yet. */
  disabled?: boolean
  onPay: () => void
}

/** The form while a saved card is chosen: nothing is typed in. */
export function SavedCardForm({ form, disabled = false, onPay, label, remark }: SavedCardFormProps) {
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onPay()
  }
  return (
    <Form aria-label="Card" onSubmit={submit}>
      <SavedCardChoice form={form} />
      <CardFaultLines fault={form.fault} />
      <PayButton busy={form.busy !== null} disabled={disabled} label={label} remark={remark} />
    </Form>
  )
}

/** The reader's own saved cards, each to be used or removed, and another one; nothing where none is saved. The card that is being charged stays chosen. */
export function SavedCardChoice({ form: { saved, chosen, choose, busy } }: { form: CardForm }) {
  if (!saved || saved.cards.length === 0) return null
  const { cards, onRemove, isRemoving } = saved
  const options = [
    ...cards.map((card) => ({ value: card.id, label: cardWords(card) })),
    { value: '', label: 'Another card' },
  ]
  return (
    <Choice role="presentation" disabled={busy !== null}>
      <RadioList
        legend="Pay with"
        options={options}
        value={chosen?.id ?? ''}
        onChange={(id) => choose(id === '' ? null : id)}
      />
      {chosen && (
        <Button small variant="plain" busy={isRemoving} onClick={() => onRemove(chosen)}>
          {`Remove the card ending in ${chosen.last4}`}
        </Button>
      )}
    </Choice>
  )
}

/** Nothing is kept unless the reader says so. */
export function KeepCard({ form: { isKept, setIsKept, busy } }: { form: CardForm }) {
  return (
    <Checkbox
      checked={isKept}
      disabled={busy !== null}
      onChange={({ target }) => setIsKept(target.checked)}
      label="Save this card for my next offers. Our card provider keeps it, and you can remove it at any time."
    />
  )
}
