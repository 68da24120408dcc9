import { useState } from 'react'
import { useBankReturn } from '../../entities/card-form/use-bank-return.ts'
import { Spinner } from '../../ui/button/spinner.tsx'
import { Note } from '../../ui/state/note.tsx'
import { toast } from '../../ui/toast/toasts.ts'
import { useHold } from './use-hold.ts'

/** The result of a payment that the bank had to authenticate. */
export function ReturnedPayment() {
  const state = useReturnedPayment()
  if (state === 'none') return null
  if (state === 'failed')
    return (
      <Note tone="bad" role="alert">
        Your bank did not authorise the payment. Nothing is held; you can complete the payment with this or another
        card.
      </Note>
    )
  return (
    <Note role="status">
      {state === 'confirming' ? (
        <span>
          <Spinner />
          <span> Confirming your hold…</span>
        </span>
      ) : (
        'Your bank has not confirmed the hold yet. Your offer continues automatically once it has.'
      )}
    </Note>
  )
}

type State = 'none' | 'confirming' | 'failed' | 'unknown'

/** After the redirect from the bank: checks the hold, reports the result. */
function useReturnedPayment(): State {
  const [state, setState] = useState<State>('none')
  const look = useHold()
  const confirm = async (offerId: string) => {
    setState('confirming')
    const outcome = await look(offerId)
    setState(outcome === 'held' ? 'none' : outcome)
    if (outcome === 'held')
      toast({ title: 'Payment Authorised', description: 'Your offer has been submitted successfully!' })
  }
  useBankReturn((returned) => {
    const offerId = returned.get('offer')
    if (offerId) void confirm(offerId)
  })
  return state
}
