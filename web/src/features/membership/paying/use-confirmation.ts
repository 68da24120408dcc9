import { useState } from 'react'
import { toastPaymentFailed, toastUpgradeFailed } from './payment-toasts.ts'
import { useActivation } from './use-activation.ts'

type State =
  | { at: 'card'; refused: string | null }
  | { at: 'confirming' }
  | { at: 'unconfirmed'; subscriptionId: string }
export type Confirmation = ReturnType<typeof useConfirmation>

interface Hearing {
  onPaid: () => void
  /** The services do not know of the payment, though the card was taken. */
  onFailed?: () => void
  /** It begins with the reader's return from the bank. */
  isUnderWay?: boolean
}

/** Where a payment stands once the card was given. */
export function useConfirmation({ onPaid, onFailed = toastUpgradeFailed, isUnderWay = false }: Hearing) {
  const [state, setState] = useState<State>(isUnderWay ? { at: 'confirming' } : { at: 'card', refused: null })
  const activate = useActivation()
  const confirm = async (subscriptionId: string) => {
    setState({ at: 'confirming' })
    const found = await activate(subscriptionId)
    if ('paid' in found) return onPaid()
    if ('unpaid' in found) {
      toastPaymentFailed(found.unpaid)
      return setState({ at: 'card', refused: found.unpaid })
    }
    onFailed()
    setState({ at: 'unconfirmed', subscriptionId })
  }
  /** One look, which says nothing of what it does not see. */
  const look = async (subscriptionId: string) => {
    const isPaid = 'paid' in (await activate(subscriptionId, 1))
    if (isPaid) onPaid()
    return isPaid
  }
  return { state, confirm, look }
}
