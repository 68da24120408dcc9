import { useState } from 'react'
import { AppForm } from '../../shared/form/app-form.tsx'
import { site } from '../../shared/site.ts'
import { webAddress } from '../../shared/web-address.ts'
import { FieldFault } from '../../ui/field/field-fault.tsx'
import { Note } from '../../ui/state/note.tsx'
import { Meta } from '../../ui/text/text.ts'
import { type CardFormProps, unexpected } from './card-form-props.ts'
import { PayButton } from './card-pieces.tsx'
import { confirmAtSandbox } from './confirm-at-sandbox.ts'
import { type CardValues, cardRules } from './sandbox-card.ts'
import { SandboxCardFields } from './sandbox-card-fields.tsx'

const blank: CardValues = { number: '', expiry: '', cvc: '' }
const testCards = [
  ['4242 4242 4242 4242', 'is taken'],
  ['4000 0000 0000 0002', 'is declined'],
  ['4000 0025 0000 3155', 'asks the bank first (3-D Secure)'],
] as const

/** Our own card form, for the sandbox that stands in for the card provider. */
export function SandboxCardForm({ sandboxUrl, ...props }: CardFormProps & { sandboxUrl: string }) {
  const { publishableKey, clientSecret, returnUrl, label, onPaid, onUnclear } = props
  const [fault, setFault] = useState<string | null>(null)
  const pay = async (card: CardValues) => {
    setFault(null)
    const outcome = await confirmAtSandbox({ sandboxUrl, publishableKey, clientSecret, returnUrl, card })
    if ('paid' in outcome) return onPaid()
    if ('refused' in outcome) return setFault(outcome.refused)
    if ('unclear' in outcome) return void ((await onUnclear()) || setFault(outcome.unclear))
    const bank = webAddress(outcome.goTo)
    if (bank) site.leaveFor(bank)
    else setFault(unexpected)
  }
  return (
    <AppForm label="Card" initial={blank} rules={cardRules} onSubmit={pay}>
      {({ busy }) => (
        <>
          <SandboxCardFields />
          <FieldFault>{fault}</FieldFault>
          <PayButton type="submit" busy={busy} label={label} />
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
        {testCards.map(([number, says]) => (
          <Meta as="li" key={number}>
            <b>{number}</b> {says}
          </Meta>
        ))}
      </ul>
    </Note>
  )
}
