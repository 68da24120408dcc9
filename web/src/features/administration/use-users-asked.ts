import { accountStatuses, limits, roles } from '@storyright/contracts/vocabulary'
import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { UsersAsked } from './administration.api.ts'

/** Whom the list asks for. It stands in the address beside the tab, so that a reload, a link and Back show the same. */
export function useUsersAsked() {
  const [address, setAddress] = useSearchParams()
  // A search that waited for a pause in typing must not take back what was chosen meanwhile.
  const latest = useRef(address)
  useEffect(() => {
    latest.current = address
  }, [address])
  const asked: UsersAsked = {
    search: address.get('search')?.trim().slice(0, limits.search) ?? '',
    role: roles.find((known) => known === address.get('role')) ?? '',
    status: accountStatuses.find((known) => known === address.get('status')) ?? '',
  }
  const change = (fields: Partial<UsersAsked>) => {
    const next = new URLSearchParams(latest.current)
    for (const [name, value] of Object.entries(fields)) {
      if (value) next.set(name, value)
      else next.delete(name)
    }
    latest.current = next
    setAddress(next, { replace: true, preventScrollReset: true })
  }
  return { asked, change }
}
