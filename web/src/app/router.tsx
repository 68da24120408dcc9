import { isForMembers, oldAddresses, type Page, pageAt, pages } from '@storyright/contracts/vocabulary'
import type { RouteObject } from 'react-router-dom'
import { NotFound } from '../pages/not-found.tsx'
import { App } from './app.tsx'
import { Guard } from './guard.tsx'
import { OldAddress } from './old-address.tsx'
import { type LoadPage, pageComponents } from './page-components.ts'
import { PageCrash } from './page-crash.tsx'
import { visitorsFirst } from './visitors-first.tsx'

/**
 * A page is a lazy chunk behind its guard. One that fails leaves the frame in place: the error boundary is the route
 * around it, since a route that failed to load cannot render its own error.
 */
export const pageRoute = ({ path, access }: Pick<Page, 'path' | 'access'>, load: LoadPage): RouteObject => ({
  path,
  element: <Guard access={access} />,
  errorElement: <PageCrash />,
  children: [{ index: true, lazy: load }],
})

/** Redirects from old addresses. */
const oldRoutes = oldAddresses
  .filter(({ to }) => pageAt(to))
  .map(({ from, to }): RouteObject => ({ path: from, element: <OldAddress to={to} /> }))

export const framed = (children: RouteObject[]): RouteObject[] => [
  { element: <App />, children: [{ hydrateFallbackElement: <></>, children }] },
]

export const routes = framed([
  ...pages.map((page) =>
    pageRoute(
      page,
      isForMembers(page) ? visitorsFirst(page.name, pageComponents[page.name]) : pageComponents[page.name],
    ),
  ),
  ...oldRoutes,
  { path: '*', element: <NotFound /> },
])
