import { configure, render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { Provider } from 'react-redux'
import {
  UNSAFE_createMemoryHistory as createMemoryHistory,
  Outlet,
  type RouteObject,
  useLocation,
  useRoutes,
} from 'react-router-dom'
import { useCurrentUser } from '../shared/current-user.ts'
import { createRouter } from '../shared/router/create-router.ts'
import { Routing } from '../shared/router/routing.tsx'
import { createStore } from '../shared/store.ts'
import { UiRoot } from '../ui/root/ui-root.tsx'
import { dismissToast, shownToasts } from '../ui/toast/toasts.ts'

// Nothing is near a window that has no size, so covers are not drawn.
class NothingInView {
  observe() {}
  disconnect() {}
}

/** A router that no window shows. */
export const createMemoryRouter = (at = '/') => createRouter(createMemoryHistory({ initialEntries: [at] }))

/** Pages at their addresses, with a store of their own. */
export function renderRoutes(routes: RouteObject[], at: string) {
  // What is hidden by style does not matter to these tests, and working it out takes most of their time.
  configure({ defaultHidden: true })
  globalThis.IntersectionObserver ??= NothingInView as never
  for (const { id } of shownToasts()) dismissToast(id)
  const router = createMemoryRouter(at)
  const view = render(
    <Provider store={createStore(router)}>
      <Routing router={router}>
        <Routes routes={routes} />
      </Routing>
    </Provider>,
  )
  return { ...view, router, user: userEvent.setup() }
}

const Routes = ({ routes }: { routes: RouteObject[] }) => useRoutes(routes)

/** A page by itself, at an address; any other address shows where the reader has been taken. */
export const renderPage = (page: ReactNode, { path, at = path }: { path: string; at?: string }) =>
  renderPages({ [path]: page }, at)

/** Pages that lead to one another, each at its path. */
export const renderPages = (pages: Record<string, ReactNode>, at: string) => {
  const own = Object.entries(pages).map(([path, element]) => ({ path, element }))
  return renderRoutes([{ element: <Around />, children: [...own, { path: '*', element: null }] }], at)
}

/** Requests the current user, as the frame does around every page. */
function Around() {
  const { pathname, search } = useLocation()
  useCurrentUser()
  return (
    <UiRoot>
      <output data-testid="where">{pathname + search}</output>
      <Outlet />
    </UiRoot>
  )
}

export const where = () => document.querySelector('[data-testid="where"]')?.textContent

/** The toast that is open now, as title and description. */
export function openToast() {
  const open = shownToasts().find((shown) => shown.open)
  return open && { title: open.title, description: open.description, variant: open.variant }
}
