import type { User } from '@storyright/contracts/http'
import { access, navigationFor, pageAt, upgradeFor, userMenuFor, type Viewer } from '@storyright/contracts/vocabulary'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { ListKeys } from '../features/listings-browse/list-keys.tsx'
import { useOpenedListingsQuery } from '../features/membership/membership.api.ts'
import { Bell } from '../features/notifications/bell/bell.tsx'
import type { Entry } from '../features/palette/palette.rules.ts'
import { viewerOf } from '../shared/current-user.ts'
import { paths } from '../shared/paths.ts'
import { type RecentTitle, titlesInCache } from '../shared/recent-titles.ts'
import { useAppSelector } from '../shared/store.ts'
import { IconButton } from '../ui/button/icon-button.tsx'
import { Search } from '../ui/icon/icons.ts'
import { Roomy } from '../ui/page/masthead.styles.ts'
import { chooseColourScheme, useColourScheme } from '../ui/theme/colour-scheme.ts'

/** What stands beside the account. Visitors have none of it. */
export function MastheadTools({ user, onSignOut }: { user: User; onSignOut: () => void }) {
  return (
    <>
      <AppPalette user={user} onSignOut={onSignOut} />
      <Bell userId={user.id} />
    </>
  )
}

const Palette = lazy(() => import('../features/palette/palette.tsx').then((module) => ({ default: module.Palette })))

/** Whether the keys are those that open it: Ctrl with K, or Command with K. */
const opensPalette = ({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent) =>
  key.toLowerCase() === 'k' && ctrlKey !== metaKey && !shiftKey && !altKey

/** What keys do on every page: the way to everything by a few letters, whose script is fetched when it is first opened, and a list's own keys. */
function AppPalette({ user, onSignOut }: { user: User; onSignOut: () => void }) {
  const [open, setOpen] = useState(false)
  const [wasOpen, setWasOpen] = useState(false)
  if (open && !wasOpen) setWasOpen(true)
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!opensPalette(event)) return
      event.preventDefault()
      // A dialog that is open is answered first; the palette itself closes.
      setOpen((isOpen) => !isOpen && !document.querySelector('[role="dialog"], [role="alertdialog"]'))
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [])
  return (
    <>
      <Roomy>
        <IconButton
          label="Command palette"
          title="Command palette (Ctrl K)"
          aria-haspopup="dialog"
          aria-keyshortcuts="Control+K Meta+K"
          onClick={() => setOpen(true)}
        >
          <Search size={18} strokeWidth={1.6} aria-hidden="true" />
        </IconButton>
      </Roomy>
      <ListKeys />
      {wasOpen && (
        <Suspense>
          <Offering {...{ user, open, onSignOut }} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

type OfferingProps = { user: User; open: boolean; onClose: () => void; onSignOut: () => void }

/** What this reader may go to and do from here. */
function Offering({ user, open, onClose, onSignOut }: OfferingProps) {
  const viewer = viewerOf(user)
  const { pathname } = useLocation()
  const scheme = useColourScheme()
  const recent = useRecent(viewer)
  const links = [...navigationFor(viewer), ...userMenuFor(viewer), upgradeFor(viewer)].filter(
    (link) => link !== undefined,
  )
  const pages = [...new Map(links.map((link) => [link.path, link])).values()].map(
    ({ label, path }): Entry => ({ id: `page-${path}`, label, does: path }),
  )
  const at = pageAt(pathname)
  const listingId = at?.page.name === 'listing' ? at.params.id : undefined
  const dark: Entry = { id: 'dark', label: 'Use dark colours', does: () => chooseColourScheme('dark') }
  const light: Entry = { id: 'light', label: 'Use light colours', does: () => chooseColourScheme('light') }
  const actions: Entry[] = [
    ...(listingId && access.producer(viewer)
      ? [{ id: 'offer', label: 'Submit an offer on this title', does: paths.submitOffer(listingId) }]
      : []),
    ...(access.producer(viewer)
      ? [{ id: 'favourites', label: 'Open my favourites', does: `${paths.producerDashboard}?tab=favourites` }]
      : []),
    {
      id: 'copy',
      label: 'Copy the link to this page',
      does: () => void navigator.clipboard?.writeText(window.location.href),
    },
    ...(scheme === 'dark' ? [light] : scheme === 'light' ? [dark] : [dark, light]),
    { id: 'sign-out', label: 'Log out', does: onSignOut },
  ]
  return <Palette {...{ open, onClose, pages, actions }} recent={recent} />
}

/** What this tab has read, and a producer this month. */
function useRecent(viewer: Viewer): RecentTitle[] {
  const cached = useAppSelector((state) => state.api.queries)
  const { data: ofMonth = [] } = useOpenedListingsQuery(undefined, { skip: !access.producer(viewer) })
  const all = [...titlesInCache(cached), ...ofMonth.map(({ listingId: id, title }) => ({ id, title }))]
  return [...new Map(all.toReversed().map((one) => [one.id, one])).values()].toReversed()
}
