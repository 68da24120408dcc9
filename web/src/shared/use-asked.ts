import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router-dom'

/** What the address asks for, and a way to ask for more or less of it; blank values are left out. */
export function useAsked() {
  const [address, setAddress] = useSearchParams()
  // A search that waited for a pause in typing must not take back what was chosen meanwhile.
  const latest = useRef(address)
  useEffect(() => {
    latest.current = address
  }, [address])
  const change = (fields: Readonly<Record<string, string>>) => {
    const next = new URLSearchParams(latest.current)
    for (const [name, value] of Object.entries(fields)) {
      if (value) next.set(name, value)
      else next.delete(name)
    }
    latest.current = next
    setAddress(next, { replace: true, preventScrollReset: true })
  }
  return { address, change }
}
