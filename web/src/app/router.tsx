import { oldAddresses, type Page, pageAt, pages } from '@storyright/contracts/vocabulary'
import { generatePath, type RouteObject, redirect } from 'react-router-dom'
import { NotFound } from '../pages/not-found.tsx'
import { App } from './app.tsx'
import { Guard } from './guard.tsx'
import { type LoadPage, pageComponents } from './page-components.ts'
import { PageCrash } from './page-crash.tsx'

/**
 * A page is its own download behind its own guard. One that fails leaves the frame standing: the boundary is the route
 * around it, since a route that could not be loaded is not drawn, not even its error.
 */
export const pageRoute = ({ path, access }: Pick<Page, 'path' | 'access'>, load: LoadPage): RouteObject => ({
  path,
  element: <Guard access={access} />,
  errorElement: <PageCrash />,
  children: [{ index: true, lazy: load }],
})

/** Old addresses whose new ones exist. */
const oldRoutes = oldAddresses
  .filter(({ to }) => pageAt(to))
  .map(
    ({ from, to }): RouteObject => ({
      path: from,
      loader: ({ params, request }) => redirect(generatePath(to, params) + new URL(request.url).search),
    }),
  )

export const framed = (children: RouteObject[]): RouteObject[] => [
  { element: <App />, children: [{ hydrateFallbackElement: <></>, children }] },
]

export const routes = framed([
  ...pages.map((page) => pageRoute(page, pageComponents[page.name])),
  ...oldRoutes,
  { path: '*', element: <NotFound /> },
])
