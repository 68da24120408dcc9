import { isForMembers, oldAddresses, type Page, type PageName, pageAt, pages } from '@storyright/contracts/vocabulary'
import type { RouteObject } from 'react-router-dom'
import { NotFound } from '../pages/not-found.tsx'
import { App } from './app.tsx'
import { Guard } from './guard.tsx'
import { LazyPage, lazyPage } from './lazy-page.tsx'
import { OldAddress } from './old-address.tsx'
import { type LoadPage, pageComponents } from './page-components.ts'
import { preloadScripts } from './page-scripts.ts'
import { visitorsFirst } from './visitors-first.tsx'

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
