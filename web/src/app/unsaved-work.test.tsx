import { catalogueCalls, identityCalls } from '@storyright/contracts/http'
import { act, screen, waitFor, within } from '@testing-library/react'
import { broadcastToTabs, hearTabs } from '../shared/signed-out.ts'
import { fakeApi, refusal } from '../testing/fake-api.ts'
import { renderRoutes } from '../testing/render-page.tsx'
import { aUser } from '../testing/samples.ts'
import { routes } from './router.tsx'

const browsers = globalThis.BroadcastChannel
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
  globalThis.BroadcastChannel = browsers // the tests of other files share this page
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
    act(() => broadcastToTabs('out'))
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
    act(() => broadcastToTabs('out'))
    await dialog()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    act(() => broadcastToTabs('out'))
    expect(screen.queryByRole('dialog')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Save Changes' }))
    expect(await dialog()).toBeVisible()
  })

  it('goes on as it was when the same person signs in elsewhere', async () => {
    const { router, name } = await edit()
    act(() => broadcastToTabs('out'))
    await dialog()
    const before = api.asked(identityCalls.currentUser).length
    act(() => broadcastToTabs('in'))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(api.asked(identityCalls.currentUser).length).toBeGreaterThan(before))
    expect(router.state.location.pathname).toBe('/edit-account')
    expect(name).toHaveValue('Rosamund')
  })

  it('is left when another person signs in elsewhere, and keeps nothing that was fetched for the first', async () => {
    const view = await edit()
    act(() => broadcastToTabs('out'))
    await dialog()
    api.on(identityCalls.currentUser, aUser({ id: '22222222-1a45-4e51-a32e-2633a246316b' }))
    const before = api.asked(catalogueCalls.publicStats).length
    act(() => broadcastToTabs('in'))
    // They are not asked whether to leave it: they could stay, and send what is not theirs.
    await waitFor(() => expect(view.router.state.location.pathname).toBe('/'))
    expect(screen.queryByRole('alertdialog')).toBeNull()
    expect(screen.queryByDisplayValue('Rosamund')).toBeNull()
    await waitFor(() => expect(api.asked(catalogueCalls.publicStats).length).toBeGreaterThan(before))
  })

  it('does not go on with somebody else’s page', async () => {
    api.on(identityCalls.login, { user: aUser({ id: '22222222-1a45-4e51-a32e-2633a246316b' }) })
    const view = await edit()
    act(() => broadcastToTabs('out'))
    await signIn(view)
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'You are signed out' })).toBeNull())
    await waitFor(() => expect(view.router.state.location.pathname).toBe('/'))
    expect(screen.queryByRole('alertdialog')).toBeNull()
    expect(screen.queryByDisplayValue('Rosamund')).toBeNull()
  })

  it('is left at once when it is told who has signed in, before anybody could send what is typed there', async () => {
    const view = await edit()
    const asked = Promise.withResolvers<ReturnType<typeof aUser>>()
    api.on(identityCalls.currentUser, () => asked.promise)
    act(() => broadcastToTabs('in 22222222-1a45-4e51-a32e-2633a246316b'))
    expect(view.router.state.location.pathname).toBe('/')
    await waitFor(() => expect(screen.queryByDisplayValue('Rosamund')).toBeNull())
    await act(async () => asked.resolve(aUser({ id: '22222222-1a45-4e51-a32e-2633a246316b' })))
  })

  it('is told by whoever signs out, and a visitor’s tab hears of nothing', async () => {
    const heard: string[] = []
    const stop = hearTabs((word) => heard.push(word))
    api.on(identityCalls.currentUser, refusal(401, 'You are not signed in.'))
    renderRoutes(routes, '/disclaimer')
    await screen.findByRole('link', { name: 'Log In' })
    act(() => broadcastToTabs('out'))
    expect(heard).toEqual(['out'])
    expect(screen.queryByRole('dialog')).toBeNull()
    stop()
  })
})

describe('a page that the browser kept aside and shows again', () => {
  const restore = (persisted = true) =>
    act(async () => {
      window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }))
    })
  const isHidden = () => document.documentElement.style.visibility === 'hidden'

  it('asks to sign in again where the session has ended, and keeps what was typed for whoever typed it', async () => {
    const { name, router } = await edit()
    api.on(identityCalls.currentUser, refusal(401, 'You are not signed in.'))
    await restore()
    expect(await screen.findByRole('dialog', { name: 'You are signed out' })).toBeVisible()
    expect(name).toHaveValue('Rosamund')
    expect(router.state.location.pathname).toBe('/edit-account')
  })

  it('leads to signing in where nothing was typed', async () => {
    window.scrollTo = () => {}
    const { router } = renderRoutes(routes, '/edit-account')
    await screen.findByLabelText('First name')
    api.on(identityCalls.currentUser, refusal(401, 'You are not signed in.'))
    await restore()
    await waitFor(() => expect(router.state.location.pathname).toBe('/auth'))
    expect(router.state.location.search).toBe('?next=%2Fedit-account')
  })

  it('is given up where another person is signed in by now, and is not seen before that is known', async () => {
    const { router } = await edit()
    const asked = Promise.withResolvers<ReturnType<typeof aUser>>()
    api.on(identityCalls.currentUser, () => asked.promise)
    await restore()
    expect(isHidden()).toBe(true)
    await act(async () => asked.resolve(aUser({ id: '22222222-1a45-4e51-a32e-2633a246316b' })))
    await waitFor(() => expect(router.state.location.pathname).toBe('/'))
    expect(screen.queryByRole('alertdialog')).toBeNull()
    expect(screen.queryByDisplayValue('Rosamund')).toBeNull()
    expect(isHidden()).toBe(false)
  })

  it('goes on as it was for the same person, and where nobody can say', async () => {
    const { name, router } = await edit()
    await restore()
    api.on(identityCalls.currentUser, refusal(503, 'Not now.'))
    await restore()
    await waitFor(() => expect(isHidden()).toBe(false))
    expect(name).toHaveValue('Rosamund')
    expect(router.state.location.pathname).toBe('/edit-account')
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('asks nothing when it was loaded anew, or by a visitor', async () => {
    await edit()
    const before = api.asked(identityCalls.currentUser).length
    await restore(false)
    expect(api.asked(identityCalls.currentUser)).toHaveLength(before)
  })
})

it('whoever signs in finds nothing of what a visitor typed to join', async () => {
  sessionStorage.setItem('storyright.join.producer', '{"firstName":"Rosa"}')
  sessionStorage.setItem('storyright.support.1', '{"message":"Mine"}')
  api.on(identityCalls.currentUser, refusal(401, 'You are not signed in.'))
  api.on(identityCalls.login, () => {
    api.on(identityCalls.currentUser, aUser())
    return { user: aUser() }
  })
  const { user } = renderRoutes(routes, '/auth')
  const form = within(await screen.findByRole('form', { name: 'Sign In' }))
  await user.type(form.getByLabelText('Email'), 'rosa@example.test')
  await user.type(form.getByLabelText('Password'), 'Storyright1!')
  await user.click(form.getByRole('button', { name: 'Sign In' }))
  await waitFor(() => expect(sessionStorage.getItem('storyright.join.producer')).toBeNull())
  expect(sessionStorage.getItem('storyright.support.1')).not.toBeNull()
})
