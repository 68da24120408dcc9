import { type ListingStatus, listingStatuses } from '@storyright/contracts/vocabulary'
import { useSearchParams } from 'react-router-dom'

const tabs = ['overview', 'assets', 'submissions', 'analytics'] as const
type DashboardTab = (typeof tabs)[number]

/** Which tab is open and which listing is being edited stand in the address, so that a reload and Back lead there again. */
export function useDashboardAddress() {
  const [address, setAddress] = useSearchParams()
  const go = (name: string, value: string | null, options?: { replace: boolean }) =>
    setAddress(
      (before) => {
        const after = new URLSearchParams(before)
        if (value) after.set(name, value)
        else after.delete(name)
        return after
      },
      { preventScrollReset: true, ...options },
    )
  const wanted = address.get('tab')
  const tab: DashboardTab = tabs.find((known) => known === wanted) ?? 'overview'
  return {
    tab,
    /** What was open within another tab does not matter to this one. */
    openTab: (next: string) =>
      setAddress(next === 'overview' ? {} : { tab: next }, { replace: true, preventScrollReset: true }),
    /** The only status of assets shown. */
    status: listingStatuses.find((known) => known === address.get('status')) ?? null,
    chooseStatus: (status: ListingStatus | null) => go('status', status, { replace: true }),
    /** What assets are searched for. */
    searched: address.get('search') ?? '',
    search: (text: string) => go('search', text, { replace: true }),
    /** The id of the listing whose form is open, or `new`. */
    editing: address.get('edit'),
    edit: (id: string) => go('edit', id),
    close: () => go('edit', null, { replace: true }),
  }
}
