import { tokenLifetimes } from '@storyright/contracts/vocabulary'
import { nextPath, paths } from '../paths.ts'
import { keptDrafts } from './kept-draft.ts'

const kept = keptDrafts(() => localStorage)
const place = 'storyright.destination'

/** Where somebody was going who joins meanwhile: kept in this browser for as long as the link of the confirmation mail works. */
export function keepDestination(search: string, now = Date.now()): void {
  const to = nextPath(search)
  if (to === paths.home) kept.forget(place)
  else kept.keep(place, { to, until: now + tokenLifetimes.verificationHours * 60 * 60_000 })
}

/** The same as it was kept, or home. Checked like any other: it leads nowhere but to a page of ours. */
export function keptDestination(now = Date.now()): string {
  const { to, until } = kept.read(place) ?? {}
  if (typeof to !== 'string' || typeof until !== 'number' || until < now) return paths.home
  return nextPath(`?${new URLSearchParams({ next: to })}`)
}

export const forgetDestination = () => kept.forget(place)
