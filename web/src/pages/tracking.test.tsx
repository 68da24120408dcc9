import {
  catalogueCalls,
  identityCalls,
  membershipCalls,
  type TrackedActivity,
  trackingCalls,
} from '@storyright/contracts/http'
import { act, screen, waitFor } from '@testing-library/react'
import { fakeApi, listed, refusal } from '../testing/fake-api.ts'
import { aFreePlan } from '../testing/membership-samples.ts'
import { renderPage, renderRoutes } from '../testing/render-page.tsx'
import { aCard, aListing, aUser } from '../testing/samples.ts'
import { timeInView } from '../testing/time-in-view.ts'
import { BrowsePage } from './browse/browse.tsx'
import { ListingPage } from './listing.tsx'

let api: ReturnType<typeof fakeApi>
beforeEach(() => {
  api = fakeApi()
  api.on(identityCalls.currentUser, aUser())
  api.on(catalogueCalls.getListing, aListing({ samplePages: 'https://files.test/pages.pdf' }))
  api.on(catalogueCalls.favouriteStatus, { isFavorited: false })
  api.on(membershipCalls.membershipStatus, aFreePlan(2))
  api.on(trackingCalls.trackActivity, null)
  api.on(trackingCalls.trackSearch, null)
})
afterEach(() => jest.restoreAllMocks())

const activities = () => api.asked(trackingCalls.trackActivity).map(({ body }) => body as TrackedActivity)
const searches = () => api.asked(trackingCalls.trackSearch).map(({ body }) => body)
const title = () => screen.findByRole('heading', { level: 1, name: 'The Moonstone' })

describe('what somebody does with a listing', () => {
  const open = async () => {
    const view = renderPage(<ListingPage />, { path: '/listing/:id', at: '/listing/7' })
    await title()
    return view
  }
  const view = (timeSpent: number) => expect.objectContaining({ listingId: '7', activityType: 'view', timeSpent })

  it('is recorded with how long it was looked at, when the page is left after three seconds', async () => {
    const time = timeInView()
    const { router } = await open()
    time.pass(3)
    await act(() => router.navigate('/elsewhere'))
    const { userAgent } = navigator
    const sessionId = expect.stringMatching(/^[0-9a-f]{32}$/)
    const view = { listingId: '7', activityType: 'view', timeSpent: 3, sessionId, userAgent }
    await waitFor(() => expect(activities()).toEqual([view]))
  })

  it('is not recorded as a view in less than that', async () => {
    const time = timeInView()
    const { router } = await open()
    time.pass(2.9)
    await act(() => router.navigate('/elsewhere'))
    expect(activities()).toEqual([])
  })

  it('counts for half an hour at most', async () => {
    const time = timeInView()
    const { router } = await open()
    time.pass(7_200)
    await act(() => router.navigate('/elsewhere'))
    await waitFor(() => expect(activities()).toEqual([view(1_800)]))
  })

  it('is sent, once, when the tab is closed: past the page’s own end', async () => {
    const time = timeInView()
    const { unmount } = await open()
    const sent = jest.spyOn(globalThis, 'fetch')
    time.pass(5)
    time.close()
    time.hide()
    unmount()
    await waitFor(() => expect(activities()).toEqual([view(5)]))
    expect(sent.mock.calls.at(-1)?.[1]).toMatchObject({ keepalive: true, credentials: 'include' })
  })

  it('has a key of its own, by which it is known when it comes twice', async () => {
    const { user } = await open()
    const pages = screen.getByRole('link', { name: /^Sample pages/ })
    await user.click(pages)
    await user.click(pages)
    const keys = api.asked(trackingCalls.trackActivity).map(({ headers }) => headers.get('idempotency-key'))
    expect(keys).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/), expect.stringMatching(/^[0-9a-f]{32}$/)])
    expect(new Set(keys).size).toBe(2)
  })

  it('ends when the tab is hidden, and begins anew when it is shown', async () => {
    const time = timeInView()
    await open()
    time.pass(4)
    time.hide()
    time.pass(600)
    time.show()
    time.pass(6)
    time.hide()
    await waitFor(() => expect(activities()).toEqual([view(4), view(6)]))
  })

  it('belongs to each listing by itself', async () => {
    api.on(catalogueCalls.getListing, ({ params }) => aListing({ id: params.id! }))
    const time = timeInView()
    const { router } = await open()
    time.pass(4)
    await act(() => router.navigate('/listing/8'))
    await waitFor(() => expect(activities()).toEqual([view(4)]))
    await title()
    time.pass(5)
    time.hide()
    expect(activities().at(-1)).toMatchObject({ listingId: '8', timeSpent: 5 })
  })

  it('is recorded when it is favourited, once that has worked', async () => {
    api.on(catalogueCalls.addFavourite, refusal(503, 'Away.'))
    const { user } = await open()
    const heart = screen.getByRole('button', { name: 'Favourite The Moonstone' })
    await user.click(heart)
    await waitFor(() => expect(heart).toHaveAttribute('aria-pressed', 'false'))
    expect(activities()).toEqual([])
    api.on(catalogueCalls.addFavourite, { isFavorited: true })
    await user.click(heart)
    await waitFor(() => expect(activities()).toMatchObject([{ listingId: '7', activityType: 'favorite_toggle' }]))
  })

  it('is recorded when an offer is begun, when it is shared and when material is opened', async () => {
    const { user } = await open()
    await user.click(screen.getByRole('link', { name: /^Sample pages/ }))
    await user.click(screen.getByRole('button', { name: 'Share The Moonstone' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Copy Link' }))
    await waitFor(() => expect(activities()).toHaveLength(2))
    await user.click(screen.getByRole('button', { name: 'Share The Moonstone' }))
    await user.click(await screen.findByRole('menuitem', { name: 'LinkedIn' }))
    await user.click(screen.getAllByRole('link', { name: 'Submit Offer' })[0]!)
    // Whoever takes their time has viewed it, too.
    expect(activities().filter(({ activityType }) => activityType !== 'view')).toMatchObject(
      ['download_materials', 'share', 'share', 'offer_click'].map((activityType) => ({ listingId: '7', activityType })),
    )
  })

  it('is not recorded of those who have switched tracking off', async () => {
    api.on(identityCalls.currentUser, aUser({ trackingEnabled: false }))
    const time = timeInView()
    const { user } = await open()
    await user.click(screen.getByRole('link', { name: /^Sample pages/ }))
    time.pass(60)
    time.close()
    expect(activities()).toEqual([])
  })

  it('bothers nobody where it cannot be recorded', async () => {
    api.on(trackingCalls.trackActivity, refusal(401, 'You are not signed in.'))
    const { user } = await open()
    await user.click(screen.getByRole('link', { name: /^Sample pages/ }))
    await waitFor(() => expect(activities()).toHaveLength(1))
    expect(screen.getByRole('heading', { level: 1 })).toBeVisible()
    expect(screen.queryByText('Unauthorised')).toBeNull()
  })
})

describe('what somebody searches for', () => {
  const facets = { genre: [], medium: [], priceRange: [], commercialViability: [], status: [] }
  const open = (at: string) =>
    renderRoutes(
      [
        { path: '/listings', element: <BrowsePage /> },
        { path: '*', element: null },
      ],
      at,
    )
  const found = (count: number) => screen.findByText(new RegExp(`^Showing ${count} of ${count} listings`))
  beforeEach(() => {
    api.on(catalogueCalls.favouriteIds, [])
    api.on(catalogueCalls.listingFacets, facets)
    api.on(catalogueCalls.listListings, ({ query }) =>
      query.get('search') === 'airship' ? listed([], { total: 0 }) : listed([aCard()], { total: 1 }),
    )
  })

  it('is recorded once it is typed, with its filters and how much was found', async () => {
    const { user } = open('/listings?medium=book')
    await found(1)
    await user.type(screen.getByRole('searchbox'), 'moonstone')
    await waitFor(() => expect(searches()).toHaveLength(1))
    expect(searches()).toEqual([{ searchQuery: 'moonstone', filters: { medium: 'book' }, resultsCount: 1 }])
  })

  it('is recorded where nothing was found', async () => {
    open('/listings?search=airship')
    await waitFor(() => expect(searches()).toEqual([{ searchQuery: 'airship', filters: {}, resultsCount: 0 }]))
  })

  it('is nothing while it is blank', async () => {
    open('/listings?search=%20&genre=horror')
    await found(1)
    expect(searches()).toEqual([])
  })

  it('counts once, whatever the order of the results and however often the reader comes back to them', async () => {
    const { router } = open('/listings?search=moonstone')
    await waitFor(() => expect(searches()).toHaveLength(1))
    await act(() => router.navigate('/listings?search=moonstone&sort=price'))
    await waitFor(() => expect(api.asked(catalogueCalls.listListings)).toHaveLength(2))
    await found(1)
    await act(() => router.navigate('/listing/7'))
    await act(() => router.navigate(-1))
    await found(1)
    expect(searches()).toHaveLength(1)
    await act(() => router.navigate('/listings?search=moonstone&genre=horror'))
    await waitFor(() => expect(searches()).toHaveLength(2))
    expect(searches()[1]).toMatchObject({ filters: { genre: 'horror' } })
  })

  it('is not recorded of those who have switched tracking off', async () => {
    api.on(identityCalls.currentUser, aUser({ trackingEnabled: false }))
    open('/listings?search=moonstone')
    await found(1)
    expect(searches()).toEqual([])
  })
})
