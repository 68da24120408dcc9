import { catalogueCalls, identityCalls } from '@storyright/contracts/http'
import { act, screen, waitFor, within } from '@testing-library/react'
import { hearTabs, tellTabs } from '../shared/signed-out.ts'
import { fakeApi, refusal } from '../testing/fake-api.ts'
import { renderRoutes } from '../testing/render-page.tsx'
import { aUser } from '../testing/samples.ts'
import { routes } from './router.tsx'

/** Tabs of one browser, in one window. */
const open = new Set<TabChannel>()
class TabChannel {
  onmessage: ((event: { data: unknown }) => void) | null = null
  readonly name: string
  constructor(name: string) {
    this.name = name
    open.add(this)
  }
  postMessage(data: unknown) {
    for (const other of open) if (other !== this && other.name === this.name) other.onmessage?.({ data })
  }
  close() {
    open.delete(this)
  }
}

let api: ReturnType<typeof fakeApi>
const edit = async ({ before }: { before?: string } = {}) => {
  window.scrollTo = () => {}
  const view = renderRoutes(routes, before ?? '/edit-account')
  if (before) await act(() => view.router.navigate('/edit-account'))
  const name = await screen.findByLabelText('First name')
  await view.user.type(name, 'mund')
  return { ...view, name }
}
const question = () => screen.findByRole('alertdialog', { name: 'Leave without saving?' })
beforeEach(() => {
  globalThis.BroadcastChannel = TabChannel as never
  api = fakeApi()
  api.on(identityCalls.currentUser, aUser())
  api.on(catalogueCalls.publicStats, { totalValue: 1, totalROIPotential: 1, bookCount: 1, agents: 1 })
  api.on(catalogueCalls.featuredListings, [])
})
afterEach(() => {
  delete (globalThis as { BroadcastChannel?: unknown }).BroadcastChannel
})

describe('what is typed and not saved', () => {
  it('is asked about before another page takes its place', async () => {
    const { user, name, router } = await edit()
    await user.click(screen.getByRole('link', { name: 'Cancel' }))
    await user.click(within(await question()).getByRole('button', { name: 'Stay' }))
    expect(router.state.location.pathname).toBe('/edit-account')
    expect(name).toHaveValue('Rosamund')
    await user.click(screen.getByRole('link', { name: 'Cancel' }))
    await user.click(within(await question()).getByRole('button', { name: 'Leave' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/profile'))
  })

  it('is asked about before Back, which leaves the address as it is until there is an answer', async () => {
    const { user, name, router } = await edit({ before: '/disclaimer' })
    await act(() => router.navigate(-1))
    await user.click(within(await question()).getByRole('button', { name: 'Stay' }))
    expect(router.state.location.pathname).toBe('/edit-account')
    expect(name).toHaveValue('Rosamund')
    await act(() => router.navigate(-1))
    expect(router.state.location.pathname).toBe('/edit-account')
    await user.click(within(await question()).getByRole('button', { name: 'Leave' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/disclaimer'))
    expect(await screen.findByRole('heading', { level: 1, name: 'Disclaimer' })).toBeVisible()
  })

  it('is asked about before signing out', async () => {
    api.on(identityCalls.logout, { message: 'Bye.' })
    const { user, name, router } = await edit()
    const logOut = async () => {
      await user.click(screen.getByRole('button', { name: 'Account: Rosa Adeyemi' }))
      await user.click(await screen.findByRole('menuitem', { name: 'Log out' }))
      return within(await question())
    }
    await user.click((await logOut()).getByRole('button', { name: 'Stay' }))
    expect(name).toHaveValue('Rosamund')
    expect(api.asked(identityCalls.logout)).toEqual([])
    await user.click((await logOut()).getByRole('button', { name: 'Leave' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/'))
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })

  it('keeps a window from being closed or loaded again, until it is saved', async () => {
    api.on(identityCalls.editProfile, ({ body }) => aUser(body as object))
    const { user, router } = await edit()
    const leave = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
    expect(leave()).toBe(false)
    await user.click(screen.getByRole('button', { name: 'Save Changes' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/profile'))
    expect(screen.queryByRole('alertdialog')).toBeNull()
    await waitFor(() => expect(leave()).toBe(true))
  })
})

describe('a tab whose session ended elsewhere', () => {
  const dialog = () => screen.findByRole('dialog', { name: 'You are signed out' })
  const signIn = async ({ user }: Awaited<ReturnType<typeof edit>>) => {
    const form = within(await dialog())
    await user.type(form.getByLabelText('Email'), 'rosa@example.test')
    await user.type(form.getByLabelText('Password'), 'Storyright1!')
    await user.click(form.getByRole('button', { name: 'Sign In' }))
  }

  it('notices, and loses nothing of what was typed while one signs in again', async () => {
    api.on(identityCalls.login, { user: aUser() })
    const view = await edit()
    act(() => tellTabs('out'))
    await signIn(view)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(view.name).toHaveValue('Rosamund')
    expect(view.router.state.location.pathname).toBe('/edit-account')
  })

  it('asks to sign in on top of the form when saving is refused', async () => {
    api.on(identityCalls.editProfile, refusal(401, 'You are not signed in.'))
    const { user, name } = await edit()
    await user.click(screen.getByRole('button', { name: 'Save Changes' }))
    // While it is being sent it is not asked about, but it is still there.
    expect(await dialog()).toBeVisible()
    expect(name).toHaveValue('Rosamund')
  })

  it('is asked again when saving is refused after that was put off, but not by what other tabs tell', async () => {
    api.on(identityCalls.editProfile, refusal(401, 'You are not signed in.'))
    const { user } = await edit()
    act(() => tellTabs('out'))
    await dialog()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    act(() => tellTabs('out'))
    expect(screen.queryByRole('dialog')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Save Changes' }))
    expect(await dialog()).toBeVisible()
  })

  it('goes on as it was when the same person signs in elsewhere', async () => {
    const { router, name } = await edit()
    act(() => tellTabs('out'))
    await dialog()
    const before = api.asked(identityCalls.currentUser).length
    act(() => tellTabs('in'))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(api.asked(identityCalls.currentUser).length).toBeGreaterThan(before))
    expect(router.state.location.pathname).toBe('/edit-account')
    expect(name).toHaveValue('Rosamund')
  })

  it('is left when another person signs in elsewhere, and keeps nothing that was fetched for the first', async () => {
    const view = await edit()
    act(() => tellTabs('out'))
    await dialog()
    api.on(identityCalls.currentUser, aUser({ id: '22222222-1a45-4e51-a32e-2633a246316b' }))
    const before = api.asked(catalogueCalls.publicStats).length
    act(() => tellTabs('in'))
    await view.user.click(within(await question()).getByRole('button', { name: 'Leave' }))
    await waitFor(() => expect(view.router.state.location.pathname).toBe('/'))
    await waitFor(() => expect(api.asked(catalogueCalls.publicStats).length).toBeGreaterThan(before))
  })

  it('does not go on with somebody else’s page', async () => {
    api.on(identityCalls.login, { user: aUser({ id: '22222222-1a45-4e51-a32e-2633a246316b' }) })
    const view = await edit()
    act(() => tellTabs('out'))
    await signIn(view)
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'You are signed out' })).toBeNull())
    await view.user.click(within(await question()).getByRole('button', { name: 'Leave' }))
    await waitFor(() => expect(view.router.state.location.pathname).toBe('/'))
  })

  it('is told by whoever signs out, and a visitor’s tab hears of nothing', async () => {
    const heard: string[] = []
    const stop = hearTabs((word) => heard.push(word))
    api.on(identityCalls.currentUser, refusal(401, 'You are not signed in.'))
    renderRoutes(routes, '/disclaimer')
    await screen.findByRole('link', { name: 'Log In' })
    act(() => tellTabs('out'))
    expect(heard).toEqual(['out'])
    expect(screen.queryByRole('dialog')).toBeNull()
    stop()
  })
})
