import { useField, useFormikContext } from 'formik'
import type { ComponentProps, FormEvent } from 'react'
import { FieldFault } from '../../ui/field/field-fault.tsx'
import { CreditCard } from '../../ui/icon/icons.ts'
import { asExpiry, type CardValues, inFours } from './sandbox-card.ts'
import * as S from './sandbox-card-fields.styles.ts'

const names = ['number', 'expiry', 'cvc'] as const satisfies (keyof CardValues)[]
const faultId = (name: keyof CardValues) => `card-${name}-fault`

/** Number, expiry and code in one box, as on a card, with their error below. */
export function SandboxCardFields() {
  const { errors, touched } = useFormikContext<CardValues>()
  return (
    <S.Fields>
      <S.Box role="group" aria-label="Card details">
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
      </S.Box>
      {names.map(
        (name) =>
          touched[name] &&
          errors[name] && (
            <FieldFault key={name} id={faultId(name)}>
              {errors[name]}
            </FieldFault>
          ),
      )}
    </S.Fields>
  )
}

type CardFieldProps = ComponentProps<'input'> & { name: keyof CardValues; label: string }

function CardField({ name, label, children, ...input }: CardFieldProps) {
  const [field, { touched, error }] = useField<string>(name)
  const isWrong = Boolean(touched && error)
  return (
    <S.Part>
      <span>{label}</span>
      <input
        {...input}
        {...field}
        inputMode="numeric"
        aria-required
        {...(isWrong && { 'aria-invalid': true, 'aria-describedby': faultId(name) })}
      />
      {children}
    </S.Part>
  )
}

/** Formatted before the form receives it. */
const shaped = (shape: (typed: string) => string) => ({
  onInput: ({ currentTarget }: FormEvent<HTMLInputElement>) => {
    const written = shape(currentTarget.value)
    if (written !== currentTarget.value) currentTarget.value = written
  },
})
