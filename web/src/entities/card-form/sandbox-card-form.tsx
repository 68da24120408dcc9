import { useField, useFormikContext } from 'formik'
import { type ComponentProps, type FormEvent, useState } from 'react'
import { AppForm } from '../../shared/form/app-form.tsx'
import { site } from '../../shared/site.ts'
import { webAddress } from '../../shared/web-address.ts'
import { FieldFault } from '../../ui/field/field-fault.tsx'
import { CreditCard } from '../../ui/icon/icons.ts'
import { Note } from '../../ui/state/note.tsx'
import { Meta } from '../../ui/text/text.ts'
import { CardFaultLines } from './card-fault-lines.tsx'
import { type CardFault, type CardFormProps, unexpected } from './card-form-props.ts'
import { confirmAtSandbox } from './confirm-at-sandbox.ts'
import { OnFile } from './on-file.tsx'
import { PayButton } from './pay-button.tsx'
import { asExpiry, type CardValues, cardRules, inFours } from './sandbox-card.ts'
import * as S from './sandbox-card-fields.styles.ts'
import { KeepCard, SavedCardChoice, SavedCardForm, useSavedCard } from './saved-card-choice.tsx'

const blank: CardValues = { number: '', expiry: '', cvc: '' }
const testCards = [
  ['4242 4242 4242 4242', 'is taken'],
  ['4000 0000 0000 0002', 'is declined'],
  ['4000 0025 0000 3155', 'asks the bank first (3-D Secure)'],
] as const

/** Our own card form, for the sandbox that stands in for the card provider. */
export function SandboxCardForm({ sandboxUrl, ...props }: CardFormProps & { sandboxUrl: string }) {
  const {
    publishableKey,
    clientSecret,
    returnUrl,
    label,
    remark,
    onFile,
    saved,
    canKeep,
    onTaken,
    onUnclear,
    onFault,
  } = props
  const { chosen, choose } = useSavedCard(saved)
  const [isKept, setIsKept] = useState(false)
  const [fault, setFault] = useState<CardFault | null>(null)
  const [isAsking, setIsAsking] = useState(false)
  const fail = (found: CardFault) => {
    setFault(found)
    onFault?.(found)
  }
  const pay = async (card: CardValues | string | null) => {
    setFault(null)
    const how = { isKept: isKept && card !== null && typeof card === 'object' }
    const outcome = await confirmAtSandbox({ sandboxUrl, publishableKey, clientSecret, returnUrl, card, ...how })
    if ('taken' in outcome) return onTaken()
    if ('refused' in outcome) return fail(outcome)
    if ('unclear' in outcome) return void ((await onUnclear()) || fail(outcome))
    const bank = webAddress(outcome.goTo)
    if (bank) site.leaveFor(bank)
    else fail({ unclear: unexpected })
  }
  const payWith = async (card: string | null) => {
    setIsAsking(true)
    await pay(card)
    setIsAsking(false)
  }
  if (chosen)
    return (
      <SavedCardForm onSubmit={() => void payWith(chosen.id)}>
        <SavedCardChoice saved={saved} chosen={chosen} choose={choose} disabled={isAsking} />
        <CardFaultLines fault={fault} />
        <PayButton busy={isAsking} label={label} remark={remark} />
      </SavedCardForm>
    )
  return (
    <AppForm label="Card" initial={blank} rules={cardRules} onSubmit={pay} onLeaving="lets go">
      {({ busy }) => (
        <>
          <SavedCardChoice saved={saved} chosen={chosen} choose={choose} disabled={busy} />
          {onFile && <OnFile label={onFile} busy={isAsking} disabled={busy} onClick={() => void payWith(null)} />}
          <SandboxCardFields />
          {canKeep && <KeepCard isKept={isKept} onChange={setIsKept} />}
          <CardFaultLines fault={fault} />
          <PayButton busy={busy} disabled={isAsking} minor={Boolean(onFile)} label={label} remark={remark} />
          <TestCards />
        </>
      )}
    </AppForm>
  )
}

function TestCards() {
  return (
    <Note>
      <p>This is a rehearsal: no bank is asked and no money moves. Test cards, with any expiry to come and any code:</p>
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
