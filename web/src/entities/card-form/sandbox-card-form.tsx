import { useState } from 'react'
import { AppForm } from '../../shared/form/app-form.tsx'
import { site } from '../../shared/site.ts'
import { webAddress } from '../../shared/web-address.ts'
import { FieldFault } from '../../ui/field/field-fault.tsx'
import { Note } from '../../ui/state/note.tsx'
import { Meta } from '../../ui/text/text.ts'
import { type CardFault, type CardFormProps, saysOf, unexpected } from './card-form-props.ts'
import { confirmAtSandbox } from './confirm-at-sandbox.ts'
import { OnFile } from './on-file.tsx'
import { PayButton } from './pay-button.tsx'
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
  const { publishableKey, clientSecret, returnUrl, label, remark, onFile, onTaken, onUnclear, onFault } = props
  const [fault, setFault] = useState<CardFault | null>(null)
  const [isAsking, setIsAsking] = useState(false)
  const fail = (found: CardFault) => {
    setFault(found)
    onFault?.(found)
  }
  const pay = async (card: CardValues | null) => {
    setFault(null)
    const outcome = await confirmAtSandbox({ sandboxUrl, publishableKey, clientSecret, returnUrl, card })
    if ('taken' in outcome) return onTaken()
    if ('refused' in outcome) return fail(outcome)
    if ('unclear' in outcome) return void ((await onUnclear()) || fail(outcome))
    const bank = webAddress(outcome.goTo)
    if (bank) site.leaveFor(bank)
    else fail({ unclear: unexpected })
  }
  const payOnFile = async () => {
    setIsAsking(true)
    await pay(null)
    setIsAsking(false)
  }
  return (
    <AppForm label="Card" initial={blank} rules={cardRules} onSubmit={pay} onLeaving="lets go">
      {({ busy }) => (
        <>
          {onFile && <OnFile label={onFile} busy={isAsking} disabled={busy} onClick={() => void payOnFile()} />}
          <SandboxCardFields />
          <FieldFault>{fault && saysOf(fault)}</FieldFault>
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
        {testCards.map(([number, says]) => (
          <Meta as="li" key={number}>
            <b>{number}</b> {says}
          </Meta>
        ))}
      </ul>
    </Note>
  )
}
