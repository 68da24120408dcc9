import { configure, render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { Provider } from 'react-redux'
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom'
import { createStore } from '../shared/store.ts'
import { UiRoot } from '../ui/root/ui-root.tsx'
import { dismissToast, shownToasts } from '../ui/toast/toasts.ts'

// Nothing is near a window that has no size, so covers are not drawn.
globalThis.IntersectionObserver ??= class {
  observe() {}
  disconnect() {}
} as never

// What is hidden by style does not matter to these tests, and working it out takes most of their time.
configure({ defaultHidden: true, asyncUtilTimeout: 5000 })

/** A page by itself, at an address; any other address shows where the reader has been taken. */
export function renderPage(page: ReactNode, { path, at = path }: { path: string; at?: string }) {
  for (const { id } of shownToasts()) dismissToast(id)
  const view = render(
    <Provider store={createStore()}>
      <MemoryRouter initialEntries={[at]}>
        <UiRoot>
          <Where />
          <Routes>
            <Route path={path} element={page} />
            <Route path="*" element={null} />
          </Routes>
        </UiRoot>
      </MemoryRouter>
    </Provider>,
  )
  return { ...view, user: userEvent.setup() }
}

function Where() {
  const { pathname, search } = useLocation()
  return <output data-testid="where">{pathname + search}</output>
}

export const where = () => document.querySelector('[data-testid="where"]')?.textContent

/** The toast that is open now, as title and description. */
export function openToast() {
  const open = shownToasts().find((shown) => shown.open)
  return open && { title: open.title, description: open.description, variant: open.variant }
}
