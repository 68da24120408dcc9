import { useState } from 'react'
import { useBankReturn } from '../../entities/card-form/use-bank-return.ts'
import { toast } from '../../ui/toast/toasts.ts'
import { useHold } from './use-hold.ts'

type State = 'none' | 'confirming' | 'failed' | 'unknown'

/** After the redirect from the bank: checks the hold, reports the result. */
export function useReturnedPayment(): State {
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
