import type { User } from '@storyright/contracts/http'
import { administrationGroups, administrationHome, navigationFor, userMenuFor } from '@storyright/contracts/vocabulary'
import { lazy, Suspense } from 'react'
import { useLocation } from 'react-router-dom'
import { useSignOut } from '../features/session/use-sign-out.ts'
import { useCurrentUser, viewerOf } from '../shared/current-user.ts'
import { nextPath, paths, withNext } from '../shared/paths.ts'
import { IconRoom } from '../ui/button/icon-button.tsx'
import { Roomy } from '../ui/page/masthead.styles.ts'
import { Masthead } from '../ui/page/masthead.tsx'

const MastheadTools = lazy(() => import('./masthead-tools.tsx').then((module) => ({ default: module.MastheadTools })))

/** Who is signing in already keeps where they were going. */
const visitorAt = ({ pathname, search }: { pathname: string; search: string }) => {
  const to = withNext(paths.auth, pathname === paths.auth ? nextPath(search) : paths.home)
  return [
    { to, label: 'Log In', state: { tab: 'sign-in' } },
    { to, label: 'Join Now', state: { tab: 'sign-up' } },
  ]
}
const asLinks = (links: { label: string; path: string }[]) => links.map(({ label, path }) => ({ label, to: path }))

/** The navigation that the reader's role has, as far as its pages exist. */
export function AppMasthead() {
  const { user, state } = useCurrentUser()
  const signOut = useSignOut()
  const location = useLocation()
  const links = asLinks(navigationFor(user && viewerOf(user)))
  if (!user) return <Masthead links={links} visitor={state === 'loading' ? [] : visitorAt(location)} />
  const own = inGroups(asLinks(userMenuFor(viewerOf(user))))
  const logOut = { label: 'Log out', onSelect: () => void signOut(), ruled: own.length > 0 }
  const account = { name: nameOf(user), detail: user.email, items: [...own, logOut] }
  const rooms = (
    <>
      <Roomy>
        <IconRoom />
      </Roomy>
      <IconRoom />
    </>
  )
  const beside = (
    <Suspense fallback={rooms}>
      <MastheadTools user={user} onSignOut={() => void signOut()} />
    </Suspense>
  )
  return <Masthead links={links} account={account} beside={beside} />
}

/** An administrator's own pages stand in groups, with a line above each. */
function inGroups(links: { label: string; to: string }[]) {
  const groupOf = (to: string) =>
    to === administrationHome.path
      ? to
      : administrationGroups.find((group) => group.links.some(({ path }) => path === to))
  return links.map((link, place) => {
    const group = groupOf(link.to)
    const before = links[place - 1]
    return { ...link, ruled: group !== undefined && group !== (before && groupOf(before.to)) }
  })
}

const nameOf = ({ firstName, lastName }: User) => `${firstName} ${lastName}`.trim()
