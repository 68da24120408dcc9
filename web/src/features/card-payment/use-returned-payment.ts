import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { toast } from '../../ui/toast/toasts.ts'
import { useHold } from './use-hold.ts'

/** What the bank's page adds to the address it sends the reader back to. */
const added = ['payment_intent', 'payment_intent_client_secret', 'redirect_status']
type State = 'none' | 'confirming' | 'failed' | 'unknown'

/** After the redirect from the bank: removes the secret from the address, checks the hold, reports the result. */
export function useReturnedPayment(): State {
  const [address, setAddress] = useSearchParams()
  const [state, setState] = useState<State>('none')
  const look = useHold()
  const seen = useRef(false)
  const offerId = address.get('offer')
  const isBack = address.has('redirect_status')
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for every return.
  useEffect(() => {
    if (!isBack || !offerId || seen.current) return
    seen.current = true
    const clean = new URLSearchParams(address)
    for (const name of added) clean.delete(name)
    setAddress(clean, { replace: true })
    const confirm = async () => {
      setState('confirming')
      const outcome = await look(offerId)
      setState(outcome === 'held' ? 'none' : outcome)
      if (outcome === 'held')
        toast({ title: 'Payment Authorised', description: 'Your offer has been submitted successfully!' })
    }
    void confirm()
  }, [isBack])
  return state
}
