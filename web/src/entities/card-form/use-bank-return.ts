import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router-dom'

/** What the bank's page adds to the address it sends the reader back to, secrets among it. */
const added = [
  'payment_intent',
  'payment_intent_client_secret',
  'setup_intent',
  'setup_intent_client_secret',
  'redirect_status',
]

/** Once for every return from the bank: takes what the bank added out of the address, and hands the address over. */
export function useBankReturn(back: (returned: URLSearchParams) => void) {
  const [address, setAddress] = useSearchParams()
  const seen = useRef(false)
  const isBack = address.has('redirect_status')
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for every return.
  useEffect(() => {
    if (!isBack || seen.current) return
    seen.current = true
    const clean = new URLSearchParams(address)
    for (const name of added) clean.delete(name)
    setAddress(clean, { replace: true })
    back(address)
  }, [isBack])
}
