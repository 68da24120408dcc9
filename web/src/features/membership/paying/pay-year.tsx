import type { UpgradePayment } from '@storyright/contracts/http'
import { CardForm } from '../../../entities/card-form/card-form.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { Spinner } from '../../../ui/button/spinner.tsx'
import { FieldFault } from '../../../ui/field/field-fault.tsx'
import { Note } from '../../../ui/state/note.tsx'
import { useMembershipPaymentSettingsQuery } from '../membership.api.ts'
import { type Confirmation, toastCardFault } from './use-confirmation.ts'

type PayYearProps = {
  payment: UpgradePayment
  confirmation: Confirmation
  /** Where the bank leads back to. */
  returnTo: string
  label: string
  remark: string
  /** Where the bank wants the card on file confirmed: the label of the button that does so. */
  onFile?: string
}

/** Pays a year with a card; the services then look whether it is paid. */
export function PayYear({ payment, confirmation, returnTo, ...words }: PayYearProps) {
  const settings = useMembershipPaymentSettingsQuery()
  const { state, confirm, look } = confirmation
  return (
    <>
      <FieldFault>{state.at === 'card' && state.refused}</FieldFault>
      <CardForm
        read={settings}
        failure="The card form could not be loaded. Nothing has been charged."
        clientSecret={payment.clientSecret}
        returnUrl={new URL(returnTo, window.location.origin).toString()}
        {...words}
        onTaken={() => void confirm(payment.subscriptionId)}
        onUnclear={() => look(payment.subscriptionId)}
        onFault={toastCardFault}
      />
    </>
  )
}

type UnderWayProps = {
  confirmation: Confirmation
  /** What the payment brings by itself. */
  then: string
}

/** After the card was given: nothing is to be paid again, whatever the services know so far. */
export function UnderWay({ confirmation: { state, confirm }, then }: UnderWayProps) {
  if (state.at === 'card') return null
  if (state.at === 'confirming')
    return (
      <Note role="status">
        <Spinner />
        <span> Confirming your payment…</span>
      </Note>
    )
  const again = (
    <Button small onClick={() => void confirm(state.subscriptionId)}>
      Check again
    </Button>
  )
  return (
    <Note
      tone="wait"
      role="status"
      action={again}
    >{`Your payment is not confirmed yet. ${then} automatically once it is; nothing is charged twice.`}</Note>
  )
}
