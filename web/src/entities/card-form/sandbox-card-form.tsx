import { useField, useFormikContext } from 'formik'
import type { ComponentProps, FormEvent } from 'react'
import styled from 'styled-components'
import { AppForm } from '../../shared/form/app-form.tsx'
import { site } from '../../shared/site.ts'
import { webAddress } from '../../shared/web-address.ts'
import { FieldFault } from '../../ui/field/field-fault.tsx'
import { CreditCard } from '../../ui/icon/icons.ts'
import { Note } from '../../ui/state/note.tsx'
import { Meta, meta, tabular } from '../../ui/text/text.ts'
import { theme } from '../../ui/theme/theme.ts'
import { CardFaultLines } from './card-fault-lines.tsx'
import { type CardFormProps, type CardOutcome, unexpected } from './card-form-props.ts'
import { confirmAtSandbox } from './confirm-at-sandbox.ts'
import { OnFile } from './on-file.tsx'
import { PayButton } from './pay-button.tsx'
import { asExpiry, type CardValues, cardRules, inFours } from './sandbox-card.ts'
import { KeepCard, SavedCardChoice, SavedCardForm } from './saved-card-form.tsx'
import { useCardForm } from './use-card-form.ts'

const Fields = styled.div`
  display: grid;
  gap: 6px;
`
const Box = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  border: ${theme.hair} solid ${theme.edge};
  border-radius: ${theme.radius};
  background: ${theme.surface};
  > :first-child {
    grid-column: 1 / -1;
    border-bottom: ${theme.hair} solid ${theme.line};
  }
  > :last-child {
    border-left: ${theme.hair} solid ${theme.line};
  }
  &:focus-within {
    outline: 2px solid ${theme.focus};
    outline-offset: 1px;
  }
`
const Part = styled.label`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  padding: 9px 14px 8px;
  > span {
    ${meta} grid-column: 1 / -1;
  }
  input {
    width: 100%;
    min-height: 28px;
    padding: 0;
    border: 0;
    outline: 0;
    background: none;
    font-size: ${theme.t17};
    ${tabular}
  }
  input::placeholder {
    color: ${theme.ink3};
    opacity: 1;
  }
  &:has([aria-invalid='true']) {
    box-shadow: inset 0 0 0 1px ${theme.badMark};
  }
`

const blank: CardValues = { number: '', expiry: '', cvc: '' }
const testCards = [
  ['4242 4242 4242 4242', 'succeeds'],
  ['4000 0000 0000 0002', 'is declined'],
  ['4000 0025 0000 3155', 'asks the bank first (3-D Secure)'],
] as const

/** Our own card form, for the sandbox that stands in for the card provider. */
export function SandboxCardForm({ sandboxUrl, ...props }: CardFormProps & { sandboxUrl: string }) {
  const { publishableKey, clientSecret, returnUrl, label, remark, onFile, canKeep } = props
  const form = useCardForm(props)
  const confirm = (card: CardValues | string | null) => async (): Promise<CardOutcome | null> => {
    const isKept = form.isKept && card !== null && typeof card === 'object'
    const outcome = await confirmAtSandbox({ sandboxUrl, publishableKey, clientSecret, returnUrl, card, isKept })
    if (!('goTo' in outcome)) return outcome
    const bank = webAddress(outcome.goTo)
    if (!bank) return { unclear: unexpected }
    site.leaveFor(bank)
    return null
  }
  const { chosen, busy, fault, pay } = form
  if (chosen) return <SavedCardForm {...{ form, label, remark }} onPay={() => void pay('card', confirm(chosen.id))} />
  return (
    <AppForm
      label="Card"
      initial={blank}
      rules={cardRules}
      onSubmit={(card) => pay('card', confirm(card))}
      onLeaving="lets go"
    >
      {() => (
        <>
          <SavedCardChoice form={form} />
          {onFile && (
            <OnFile
              label={onFile}
              busy={busy === 'on file'}
              disabled={busy === 'card'}
              onClick={() => void pay('on file', confirm(null))}
            />
          )}
          <SandboxCardFields />
          {canKeep && <KeepCard form={form} />}
          <CardFaultLines fault={fault} />
          <PayButton
            busy={busy === 'card'}
            disabled={busy === 'on file'}
            minor={Boolean(onFile)}
            label={label}
            remark={remark}
          />
          <TestCards />
        </>
      )}
    </AppForm>
  )
}

function TestCards() {
  return (
    <Note>
      <p>Test mode: no real money moves. Use any future expiry date and any code.</p>
      <ul>
        {testCards.map(([number, message]) => (
          <Meta as="li" key={number}>
            <b>{number}</b> {message}
          </Meta>
        ))}
      </ul>
    </Note>
  )
}

const names = ['number', 'expiry', 'cvc'] as const satisfies (keyof CardValues)[]
const faultId = (name: keyof CardValues) => `card-${name}-fault`

/** Number, expiry and code in one box, as on a card, with their error below. */
function SandboxCardFields() {
  const { errors, touched } = useFormikContext<CardValues>()
  return (
    <Fields>
      <Box role="group" aria-label="Card details">
        <CardField
          {...shaped(inFours)}
          name="number"
          label="Card number"
          autoComplete="cc-number"
          placeholder="1234 1234 1234 1234"
        >
          <CreditCard size={20} strokeWidth={1.5} aria-hidden="true" />
        </CardField>
        <CardField {...shaped(asExpiry)} name="expiry" label="Expiry" autoComplete="cc-exp" placeholder="MM / YY" />
        <CardField name="cvc" label="Security code" autoComplete="cc-csc" maxLength={4} placeholder="123" />
      </Box>
      {names.map(
        (name) =>
          touched[name] &&
          errors[name] && (
            <FieldFault key={name} id={faultId(name)}>
              {errors[name]}
            </FieldFault>
          ),
      )}
    </Fields>
  )
}

type CardFieldProps = ComponentProps<'input'> & { name: keyof CardValues; label: string }

function CardField({ name, label, children, ...input }: CardFieldProps) {
  const [field, { touched, error }] = useField<string>(name)
  const isWrong = Boolean(touched && error)
  return (
    <Part>
      <span>{label}</span>
      <input
        {...input}
        {...field}
        inputMode="numeric"
        aria-required
        {...(isWrong && { 'aria-invalid': true, 'aria-describedby': faultId(name) })}
      />
      {children}
    </Part>
  )
}

/** Formatted before the form receives it. */
const shaped = (shape: (typed: string) => string) => ({
  onInput: ({ currentTarget }: FormEvent<HTMLInputElement>) => {
    const written = shape(currentTarget.value)
    if (written !== currentTarget.value) currentTarget.value = written
  },
})
