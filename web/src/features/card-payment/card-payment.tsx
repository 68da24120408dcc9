import type { Offer } from '@storyright/contracts/http'
import { useState } from 'react'
import { money } from '../../entities/money/money.ts'
import { paths } from '../../shared/paths.ts'
import { Spinner } from '../../ui/button/spinner.tsx'
import { FieldFault } from '../../ui/field/field-fault.tsx'
import { Skeleton } from '../../ui/skeleton/skeleton.tsx'
import { ErrorState } from '../../ui/state/error-state.tsx'
import { Note } from '../../ui/state/note.tsx'
import { usePaymentSettingsQuery } from './card-payment.api.ts'
import { CardForm } from './chosen-card-form.tsx'
import { type HoldOutcome, useHold, useOneLook } from './use-hold.ts'

type CardPaymentProps = {
  offer: Offer
  clientSecret: string
  /** The hold is in place, or the check has timed out. */
  onDone: (outcome: Exclude<HoldOutcome, 'failed'>) => void
}

/** Places the hold on a card, and waits until the services have seen it. */
export function CardPayment({ offer, clientSecret, onDone }: CardPaymentProps) {
  const { data: settings, isError, isFetching, refetch } = usePaymentSettingsQuery()
  const [state, setState] = useState<'card' | 'confirming' | 'declined'>('card')
  const look = useHold()
  const lookOnce = useOneLook()
  const confirm = async () => {
    setState('confirming')
    const outcome = await look(offer.id)
    if (outcome === 'failed') setState('declined')
    else onDone(outcome)
  }
  const checkHold = async () => {
    const isHeld = (await lookOnce(offer.id)) === 'held'
    if (isHeld) onDone('held')
    return isHeld
  }
  if (state === 'confirming')
    return (
      <Note role="status">
        <Spinner /> Confirming your hold…
      </Note>
    )
  if (isError)
    return (
      <ErrorState onRetry={() => void refetch()} busy={isFetching}>
        The card form could not be loaded. Your offer is kept.
      </ErrorState>
    )
  if (!settings) return <Skeleton $h={220} />
  return (
    <>
      <FieldFault>{state === 'declined' && 'The card was declined. Please try another one.'}</FieldFault>
      <CardForm
        settings={settings}
        clientSecret={clientSecret}
        returnUrl={new URL(`${paths.mySubmissions}?offer=${offer.id}`, window.location.origin).toString()}
        label={`Hold ${money(offer.offerPrice)} and submit offer`}
        onPaid={() => void confirm()}
        onUnclear={checkHold}
      />
    </>
  )
}
