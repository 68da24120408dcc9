import { isForMembers, oldAddresses, type Page, type PageName, pageAt, pages } from '@storyright/contracts/vocabulary'
import { type ComponentType, lazy, Suspense, useState } from 'react'
import { generatePath, Navigate, type RouteObject, useLocation, useParams } from 'react-router-dom'
import { NotFound } from '../pages/not-found.tsx'
import { cameAsVisitor } from '../shared/came-as-visitor.ts'
import { useMembersOnly } from '../shared/use-members-only.ts'
import { App } from './app.tsx'
import { Guard } from './guard.tsx'
import { type LoadedPage, type LoadPage, pageComponents } from './page-components.ts'
import { preloadScripts } from './page-scripts.ts'

/**
 * For a page that visitors are led away from: whoever opens the app there without a session loads what signing in needs,
 * and the page itself only once they are known.
 */
function visitorsFirst(name: PageName, load: LoadPage): LoadPage {
  return async () => {
    if (!isOpening() || !cameAsVisitor()) return load()
    const { SignInFirst } = await import('../pages/auth/auth.tsx')
    const Member = lazy(async () => ({ default: (await load()).Component }))
    const byReader = () => <ByReader {...{ name, Member }} Visitor={SignInFirst} />
    return { Component: byReader }
  }
}

/** Later on the page that one is on stays until the next is there; at first there is only what the server wrote. */
const isOpening = () => document.querySelector('.first-screen') !== null

interface Readers {
  name: PageName
  Member: ComponentType
  Visitor: ComponentType
}

function ByReader({ name, Member, Visitor }: Readers) {
  const { user, state } = useMembersOnly(name)
  if (state === 'known' && !user) return <Visitor />
  return (
    <Suspense>
      <Member />
    </Suspense>
  )
}

/** A page behind its guard. */
export function pageRoute(
  { path, access }: Pick<Page, 'path' | 'access'>,
  page: ReturnType<typeof lazyPage>,
): RouteObject {
  return {
    path,
    element: <Guard access={access} />,
    children: [{ index: true, element: <LazyPage key={path} page={page} /> }],
  }
}

const lazyPages = new Map(pages.map((page) => [page.name, lazyPage(loadOf(page))]))
function loadOf(page: Page & { name: PageName }): LoadPage {
  const load = () => {
    preloadScripts(page.name)
    return pageComponents[page.name]()
  }
  return isForMembers(page) ? visitorsFirst(page.name, load) : load
}

/** Loads the page at an address, if there is one; returns what asks for what it begins with, if anything does. */
export async function loadPageAt(pathname: string) {
  const found = pageAt(pathname)
  if (!found) return
  const { ask } = await lazyPages.get(found.page.name)!.load()
  return ask?.(found.params)
}

/** Redirects from old addresses. */
const oldRoutes = oldAddresses
  .filter(({ to }) => pageAt(to))
  .map(({ from, to }): RouteObject => ({ path: from, element: <OldAddress to={to} /> }))

export const framed = (children: RouteObject[]): RouteObject[] => [{ element: <App />, children }]

export const routes = framed([
  ...pages.map((page) => pageRoute(page, lazyPages.get(page.name)!)),
  ...oldRoutes,
  { path: '*', element: <NotFound /> },
])

/** Leads on from an old address, with its parameters, its query and what the link remembered. */
function OldAddress({ to }: { to: string }) {
  const params = useParams()
  const { search, state } = useLocation()
  return <Navigate replace to={generatePath(to, params) + search} state={state} />
}

/** A page's component, loaded when it is first shown, or before by `load`. One that could not be is asked for again the next time. */
export function lazyPage(loadPage: LoadPage) {
  let loaded: LoadedPage | null = null
  const asDefault = async () => ({ default: (await load()).Component })
  let waiting = lazy(asDefault)
  async function load() {
    try {
      loaded = await loadPage()
      return loaded
    } catch (error) {
      waiting = lazy(asDefault)
      throw error
    }
  }
  return { load, component: (): ComponentType => loaded?.Component ?? waiting }
}

function LazyPage({ page }: { page: ReturnType<typeof lazyPage> }) {
  // The same as long as it is shown, also once it has loaded.
  const [Page] = useState(page.component)
  return <Page />
}
