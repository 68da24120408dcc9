import type { Offer, SavedCard } from '@storyright/contracts/http'
import { useState } from 'react'
import { CardForm } from '../../entities/card-form/card-form.tsx'
import { money } from '../../entities/money/money.ts'
import { paths } from '../../shared/paths.ts'
import { runWithToast } from '../../shared/run-with-toast.ts'
import { Spinner } from '../../ui/button/spinner.tsx'
import { FieldFault } from '../../ui/field/field-fault.tsx'
import { focusContent } from '../../ui/page/focus-content.ts'
import { Skeleton } from '../../ui/skeleton/skeleton.tsx'
import { Note } from '../../ui/state/note.tsx'
import { usePaymentSettingsQuery, useRemoveCardMutation, useSavedCardsQuery } from './offer-payment.api.ts'
import { type HoldOutcome, useHold, useOneLook } from './use-hold.ts'

type PayHoldProps = {
  offer: Offer
  clientSecret: string
  /** The hold is in place, or the check has timed out. */
  onDone: (outcome: Exclude<HoldOutcome, 'failed'>) => void
}

/** Places the hold on a card, and waits until the services have seen it. */
export function PayHold({ offer, clientSecret, onDone }: PayHoldProps) {
  const settings = usePaymentSettingsQuery()
  const { saved, isLoading } = useSaved()
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
        <Spinner />
        <span> Confirming your hold…</span>
      </Note>
    )
  return (
    <>
      <FieldFault>{state === 'declined' && 'The card was declined. Please try another one.'}</FieldFault>
      {isLoading ? (
        <Skeleton $h={220} />
      ) : (
        <CardForm
          read={settings}
          failure="The card form could not be loaded. Your offer is kept."
          clientSecret={clientSecret}
          returnUrl={new URL(`${paths.mySubmissions}?offer=${offer.id}`, window.location.origin).toString()}
          label={`Hold ${money(offer.offerPrice)} and submit offer`}
          remark="You can cancel while the offer is pending, and the hold is released."
          onTaken={() => void confirm()}
          onUnclear={checkHold}
          canKeep
          {...(saved && { saved })}
        />
      )}
    </>
  )
}

/** The reader's own cards from earlier offers. Where they cannot be read a card is typed in. */
function useSaved() {
  const { data: cards, isLoading } = useSavedCardsQuery(undefined, { refetchOnMountOrArgChange: true })
  const [remove, { isLoading: isRemoving }] = useRemoveCardMutation()
  const onRemove = async ({ id, last4 }: SavedCard) => {
    const done = { title: 'Card Removed', description: `We no longer offer the card ending in ${last4}.` }
    // The button goes with its card.
    if (await runWithToast(() => remove(id).unwrap(), done, 'The card was not removed')) focusContent()
  }
  return { saved: cards && { cards, onRemove: (card: SavedCard) => void onRemove(card), isRemoving }, isLoading }
}
