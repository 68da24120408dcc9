import { Spinner } from '../../ui/button/spinner.tsx'
import { Note } from '../../ui/state/note.tsx'
import { useReturnedPayment } from './use-returned-payment.ts'

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
        'Your bank has not confirmed the hold yet. The offer goes on by itself once it has.'
      )}
    </Note>
  )
}
