import { oldAddresses, pageAt, pages } from '@storyright/contracts/vocabulary'
import { generatePath, type RouteObject, redirect } from 'react-router-dom'
import { NotFound } from '../pages/not-found.tsx'
import { App } from './app.tsx'
import { Guard } from './guard.tsx'
import { pageComponents } from './page-components.ts'
import { PageCrash } from './page-crash.tsx'

/** Every page of the table, each its own download behind its own guard. One that fails leaves the frame standing. */
const pageRoutes = pages.map(
  ({ name, path, access }): RouteObject => ({
    path,
    element: <Guard access={access} />,
    errorElement: <PageCrash />,
    children: [{ index: true, lazy: pageComponents[name] }],
  }),
)

/** Old addresses whose new ones exist. */
const oldRoutes = oldAddresses
  .filter(({ to }) => pageAt(to))
  .map(
    ({ from, to }): RouteObject => ({
      path: from,
      loader: ({ params, request }) => redirect(generatePath(to, params) + new URL(request.url).search),
    }),
  )

export const routes: RouteObject[] = [
  {
    element: <App />,
    children: [
      {
        hydrateFallbackElement: <></>,
        children: [...pageRoutes, ...oldRoutes, { path: '*', element: <NotFound /> }],
      },
    ],
  },
]
