import type { SavedCard } from '@storyright/contracts/http'
import { type ReactNode, useState } from 'react'
import { CardForm } from '../../entities/card-form/card-form.tsx'
import { runWithToast } from '../../shared/run-with-toast.ts'
import { Spinner } from '../../ui/button/spinner.tsx'
import { FieldFault } from '../../ui/field/field-fault.tsx'
import { focusContent } from '../../ui/page/focus-content.ts'
import { Skeleton } from '../../ui/skeleton/skeleton.tsx'
import { Note } from '../../ui/state/note.tsx'
import { usePaymentSettingsQuery, useRemoveCardMutation, useSavedCardsQuery } from './offer-payment.api.ts'
import type { HoldOutcome } from './use-hold.ts'

type HoldCardProps = {
  clientSecret: string
  /** Where the bank sends the reader back to: a path of ours. */
  returnTo: string
  label: string
  remark: string
  failure: string
  /** Waits until the services have seen the hold. */
  follow: () => Promise<HoldOutcome>
  /** Looks once. */
  look: () => Promise<HoldOutcome>
  /** The hold is in place, is not wanted any more, or the check has timed out. */
  onDone: (outcome: Exclude<HoldOutcome, 'failed'>) => void
  /** What else can be done once a card was refused. */
  whenRefused?: ReactNode
}

/** Places a hold on a card, and waits until the services have seen it. */
export function HoldCard({ clientSecret, returnTo, follow, look, onDone, whenRefused, ...words }: HoldCardProps) {
  const settings = usePaymentSettingsQuery()
  const { saved, isLoading } = useSaved()
  const [state, setState] = useState<'card' | 'confirming' | 'declined' | 'refused'>('card')
  const confirm = async () => {
    setState('confirming')
    const outcome = await follow()
    if (outcome === 'failed') setState('declined')
    else onDone(outcome)
  }
  const checkHold = async () => {
    const isHeld = (await look()) === 'held'
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
          {...words}
          read={settings}
          clientSecret={clientSecret}
          returnUrl={new URL(returnTo, window.location.origin).toString()}
          onTaken={() => void confirm()}
          onUnclear={checkHold}
          onFault={() => setState('refused')}
          canKeep
          {...(saved && { saved })}
        />
      )}
      {state !== 'card' && whenRefused}
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
