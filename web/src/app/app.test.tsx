import { catalogueCalls, identityCalls, membershipCalls } from '@storyright/contracts/http'
import type { Role } from '@storyright/contracts/vocabulary'
import { screen, waitFor, within } from '@testing-library/react'
import { fakeApi, listed, refusal } from '../testing/fake-api.ts'
import { aFreePlan } from '../testing/membership-samples.ts'
import { openToast, renderRoutes } from '../testing/render-page.tsx'
import { aListing, aUser, cards } from '../testing/samples.ts'
import { Link } from '../ui/link/link.tsx'
import type { LoadPage } from './page-components.ts'
import { framed, lazyPage, pageRoute, routes } from './router.tsx'

let api: ReturnType<typeof fakeApi>
const open = (at: string) => {
  window.scrollTo = () => {}
  return renderRoutes(routes, at).user
}
const described = () => document.querySelector<HTMLMetaElement>('meta[name="description"]')?.content
const links = async () => {
  const nav = within(await screen.findByRole('navigation', { name: 'Main' }))
  return nav.getAllByRole('link').map((link) => link.textContent)
}
beforeEach(() => {
  document.head.innerHTML = ''
  api = fakeApi()
  api.on(identityCalls.currentUser, refusal(401, 'You are not signed in.'))
  api.on(catalogueCalls.publicStats, { totalValue: 1, totalROIPotential: 1, bookCount: 1, agents: 1 })
  api.on(catalogueCalls.featuredListings, [])
  api.on(catalogueCalls.favouriteIds, [])
  api.on(catalogueCalls.getListing, aListing())
  api.on(catalogueCalls.favouriteStatus, { isFavorited: false })
  api.on(membershipCalls.membershipStatus, aFreePlan(2))
})

describe('the frame of every page', () => {
  it('shows a visitor Browse IP and the two ways in', async () => {
    open('/disclaimer')
    expect(await links()).toEqual(['Browse IP'])
    for (const name of ['Log In', 'Join Now'])
      expect(await screen.findByRole('link', { name })).toHaveAttribute('href', '/auth')
  })

  it.each<Role>(['producer', 'premium', 'free', 'agent', 'admin'])(
    'links only to pages that exist for %s',
    async (role) => {
      api.on(identityCalls.currentUser, aUser({ role }))
      const user = open('/disclaimer')
      await user.click(await screen.findByRole('button', { name: 'Account: Rosa Adeyemi' }))
      const items = (await screen.findAllByRole('menuitem')).map((item) => item.textContent)
      expect(items.slice(0, 2)).toEqual(['Account', 'Settings'])
      expect(items.at(-1)).toBe('Log out')
      expect(screen.queryByRole('link', { name: 'Join Now' })).toBeNull()
    },
  )

  it('names the company, where it is registered and its office in the foot', () => {
    open('/disclaimer')
    expect(screen.getByRole('contentinfo')).toHaveTextContent(
      /Storyright Ltd is registered in England and Wales\. Registered office: .*London/,
    )
  })

  it('opens the second tab for Join Now', async () => {
    const user = open('/auth')
    await user.click(await screen.findByRole('link', { name: 'Join Now' }))
    expect(await screen.findByRole('tab', { name: 'Sign Up', selected: true })).toBeVisible()
  })

  it('keeps title and description in step with the page, and takes the keyboard there', async () => {
    const user = open('/disclaimer')
    expect(document.title).toBe('Disclaimer · Storyright')
    await user.click(await screen.findByRole('link', { name: 'Cookie Policy' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Cookie Policy' })).toBeVisible()
    await waitFor(() => expect(document.title).toBe('Cookie Policy · Storyright'))
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus())
    await waitFor(() => expect(described()).toContain('cookies'))
  })

  it('leaves the head of the first page as the server wrote it', async () => {
    document.head.innerHTML = '<title>The Moonstone · Storyright</title><meta name="description" content="A diamond.">'
    const user = open('/disclaimer')
    await screen.findByRole('heading', { level: 1, name: 'Disclaimer' })
    expect([document.title, described()]).toEqual(['The Moonstone · Storyright', 'A diamond.'])
    await user.click(screen.getByRole('link', { name: 'Cookie Policy' }))
    await waitFor(() => expect(described()).toContain('cookies'))
    await user.click(screen.getByRole('link', { name: 'Disclaimer' }))
    await waitFor(() => expect(described()).toContain('intermediary'))
  })

  it('says when there is no such page, under the home page’s title', async () => {
    open('/nowhere')
    expect(screen.getByRole('heading', { name: 'Page Not Found' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Return Home' })).toHaveAttribute('href', '/')
    expect(document.title).toMatch(/^Storyright/)
  })

  it('follows old addresses to the new ones', async () => {
    api.on(identityCalls.currentUser, aUser())
    open('/listings/7')
    expect(await screen.findByRole('heading', { name: 'The Moonstone' })).toBeVisible()
  })

  it('keeps the query and what a link remembered across an old address', async () => {
    const { router, user } = renderRoutes(
      [{ path: '/from', element: <Link to="/login?next=%2Fx" state="here" /> }, ...routes],
      '/from',
    )
    await user.click(await screen.findByRole('link'))
    expect(await screen.findByRole('tab', { name: 'Sign In', selected: true })).toBeVisible()
    expect(router.state.location).toMatchObject({ pathname: '/auth', search: '?next=%2Fx', state: 'here' })
  })
})

const Broken = () => {
  throw new Error('Broken.')
}

describe('a page that fails', () => {
  it.each<[string, LoadPage]>([
    ['cannot be loaded, as after a new release', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['cannot be drawn', async () => ({ Component: Broken })],
  ])('says so when it %s, and leaves the frame standing', async (_name, load) => {
    const quiet = jest.spyOn(console, 'error').mockImplementation(() => {})
    renderRoutes(framed([pageRoute({ path: '/disclaimer', access: 'public' }, lazyPage(load))]), '/disclaimer')
    expect(await screen.findByRole('heading', { name: 'This page could not be shown' })).toBeVisible()
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible()
    expect(await links()).toEqual(['Browse IP'])
    quiet.mockRestore()
  })
})

describe('signing out', () => {
  const signOut = async (at = '/listings', ready = 'Showing 1 of 1 listings') => {
    api.on(identityCalls.currentUser, aUser())
    api.on(catalogueCalls.listListings, listed(cards(1), { total: 1 }))
    api.on(catalogueCalls.listingFacets, { genre: [], medium: [], priceRange: [], commercialViability: [], status: [] })
    const user = open(at)
    await screen.findByText(ready)
    await user.click(await screen.findByRole('button', { name: 'Account: Rosa Adeyemi' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Log out' }))
  }

  it.each([
    ['/listings', 'Showing 1 of 1 listings'],
    ['/edit-account', 'Edit Account'],
  ])('says goodbye and leads home from %s', async (at, ready) => {
    api.on(identityCalls.logout, () => {
      api.on(identityCalls.currentUser, refusal(401, 'You are not signed in.'))
      return { message: 'Done.' }
    })
    await signOut(at, ready)
    expect(await screen.findByRole('button', { name: 'Join to Search' })).toBeVisible()
    expect(openToast()).toMatchObject({ title: 'Goodbye!', description: 'You have been logged out successfully.' })
  })

  it('says when it failed', async () => {
    api.on(identityCalls.logout, refusal(503, 'Away.'))
    await signOut()
    await waitFor(() => expect(openToast()).toMatchObject({ title: 'Logout failed', description: 'Away.' }))
    expect(screen.getByRole('button', { name: 'Account: Rosa Adeyemi' })).toBeVisible()
  })
})
