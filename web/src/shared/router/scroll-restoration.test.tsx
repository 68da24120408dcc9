import { act, render } from '@testing-library/react'
import { createMemoryRouter } from '../../testing/render-page.tsx'
import { Routing } from './routing.tsx'
import { ScrollRestoration } from './scroll-restoration.ts'

/** A window that scrolls. */
const open = (address = '/a') => {
  let place = 0
  Object.defineProperty(window, 'scrollY', { configurable: true, get: () => place })
  window.scrollTo = ((_left: number, top: number) => {
    place = top
  }) as never
  const router = createMemoryRouter(address)
  const { unmount } = render(
    <Routing router={router}>
      <ScrollRestoration />
    </Routing>,
  )
  return {
    router,
    read: (to: number) => window.scrollTo(0, to),
    leave: () => {
      window.dispatchEvent(new Event('pagehide'))
      unmount()
    },
    go: (to: string | number) => act(() => router.navigate(to as string)),
  }
}

describe('where a page is read', () => {
  it('begins at its top, and after Back where it was left', async () => {
    const { read, go } = open()
    await go('/b')
    read(300)
    await go('/c')
    expect(window.scrollY).toBe(0)
    read(50)
    await go(-1)
    expect(window.scrollY).toBe(300)
    await go(1)
    expect(window.scrollY).toBe(50)
  })

  it('is found again when it is loaded again, and begins at its top when another one was loaded before', () => {
    const first = open('/read')
    first.read(300)
    first.leave()
    const other = open('/read?page=2')
    expect(window.scrollY).toBe(0)
    other.leave()
    open('/read')
    expect(window.scrollY).toBe(300)
  })

  it('stays where a move says that it keeps its place', async () => {
    const { router, read } = open()
    read(200)
    await act(() => router.navigate('/a?tab=2', { replace: true, preventScrollReset: true }))
    expect(window.scrollY).toBe(200)
  })
})
