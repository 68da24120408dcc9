import { pageAt } from '@storyright/contracts/vocabulary'
import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { isFields, keptDrafts } from '../../../shared/form/kept-draft.ts'

const kept = keptDrafts(() => window.sessionStorage)
const PLACE = 'storyright-upgrade-from'

/** Keeps the page that led to the upgrade in this window, past the bank's page. */
export function useKeptOrigin() {
  const { state } = useLocation() as { state: unknown }
  useEffect(() => {
    const from = isFields(state) && isFields(state.from) ? pageOf(state.from) : null
    if (from) kept.keep(PLACE, from)
  }, [state])
}

export interface Origin {
  to: string
  /** What leads there. */
  label: string
}

/** Where the reader came from, as far as it is a page of ours. */
export function keptOrigin(): Origin | null {
  const page = pageOf(kept.read(PLACE) ?? {})
  const found = page && pageAt(page.pathname)
  if (!found) return null
  return { to: page.pathname + page.search, label: labels[found.page.name] ?? 'Go on where you were' }
}
export const forgetOrigin = () => kept.forget(PLACE)

const labels: Partial<Record<string, string>> = { listing: 'Open the listing', submitOffer: 'Make your offer' }

const pageOf = ({ pathname, search }: Record<string, unknown>) =>
  typeof pathname === 'string' && pathname.startsWith('/') && pageAt(pathname)
    ? { pathname, search: typeof search === 'string' ? search : '' }
    : null
