import { enrichmentSources, enrichmentStates } from '@storyright/contracts/vocabulary'
import { useSearchParams } from 'react-router-dom'
import type { ChoicesAsked } from './choices.api.ts'

/** Source and state stand in the address, so that a reload or a link shows the same. */
export function useAsked() {
  const [address, setAddress] = useSearchParams()
  const asked: ChoicesAsked = {
    source: enrichmentSources.find((known) => known === address.get('source')) ?? '',
    state: enrichmentStates.find((known) => known === address.get('state')) ?? '',
  }
  const change = (fields: Partial<ChoicesAsked>) => {
    const next = new URLSearchParams(address)
    for (const [name, value] of Object.entries(fields)) {
      if (value) next.set(name, value)
      else next.delete(name)
    }
    setAddress(next, { replace: true, preventScrollReset: true })
  }
  return { asked, change }
}
