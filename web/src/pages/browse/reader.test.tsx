import { catalogueCalls, identityCalls, membershipCalls } from '@storyright/contracts/http'
import { act, screen, within } from '@testing-library/react'
import { fakeApi, listed } from '../../testing/fake-api.ts'
import { aFreePlan } from '../../testing/membership-samples.ts'
import { renderPage, renderPages, where } from '../../testing/render-page.tsx'
import { aListing, aUser, cards } from '../../testing/samples.ts'
import { ListingPage } from '../listing.tsx'
import { BrowsePage } from './browse.tsx'
import '../../features/listings-browse/rights-filter.tsx' // read before any test waits for it

const open = () => renderPage(<BrowsePage />, { path: '/listings' })
const articles = () => screen.getAllByRole('article')
let api: ReturnType<typeof fakeApi>
beforeEach(() => {
  api = fakeApi()
  api.on(identityCalls.currentUser, aUser())
  api.on(catalogueCalls.favouriteIds, [])
  api.on(catalogueCalls.listingFacets, { genre: [], medium: [], priceRange: [], commercialViability: [], status: [] })
  api.on(membershipCalls.openedListings, [])
  api.on(membershipCalls.membershipStatus, aFreePlan(2))
})

describe('the catalogue to its reader', () => {
  beforeEach(() =>
    api.on(catalogueCalls.listListings, ({ query }) =>
      query.get('cursor')
        ? listed(cards(2, 2), { total: 4 })
        : listed(cards(2), { total: 4, next: '/api/listings?cursor=2' }),
    ),
  )
  // The first of these tests also compiles the pages.
  const read = () => screen.findByText('Showing 2 of 4 listings', undefined, { timeout: 10_000 })

  it('marks what its reader has opened this month', async () => {
    const [first] = cards(1)
    const openedAt = '2026-11-03T10:00:00.000Z'
    api.on(membershipCalls.openedListings, [{ listingId: first!.id, title: first!.title, openedAt }])
    open()
    await read()
    expect(await screen.findAllByText('Opened')).toHaveLength(1)
    expect(within(articles()[0]!).getByText('Opened')).toBeVisible()
  })

  it('says to a metered reader how much of the month is used, and when the next five open', async () => {
    api.on(membershipCalls.membershipStatus, aFreePlan(5))
    open()
    const meter = await screen.findByRole('group', { name: 'Listings this month' })
    expect(meter).toHaveTextContent('5 of 5 free listings used this month')
    expect(meter).toHaveTextContent('Your next five open on 1 Dec 2026.')
  })

  it('draws no results before it is known who reads, so that the month moves none of them', async () => {
    let know = () => {}
    const user = aUser()
    api.on(identityCalls.currentUser, () => new Promise((resolve) => (know = () => resolve(user))))
    open()
    const results = await screen.findByRole('region', { name: 'Results' })
    expect(results).toBeEmptyDOMElement()
    await act(async () => know())
    await read()
    expect(await screen.findByRole('group', { name: 'Listings this month' })).toBeVisible()
  })

  it('says nothing of a month to whom has no limit', async () => {
    api.on(identityCalls.currentUser, aUser({ membershipTier: 'premium' }))
    open()
    await read()
    expect(screen.queryByRole('group', { name: 'Listings this month' })).toBeNull()
    expect(api.asked(membershipCalls.membershipStatus)).toHaveLength(0)
  })

  it('is found again as it was left, with its order and further pages, by the link of a listing', async () => {
    api.on(catalogueCalls.getListing, ({ params }) => aListing({ id: params.id! }))
    api.on(catalogueCalls.favouriteStatus, { isFavorited: false })
    const pages = { '/listings': <BrowsePage />, '/listing/:id': <ListingPage /> }
    const { user, router } = renderPages(pages, '/listings?sort=title')
    await read()
    await user.click(screen.getByText('Load More'))
    await screen.findByText('Showing 4 of 4 listings')
    await user.click(within(articles()[3]!).getAllByRole('link')[0]!)
    await screen.findByText('Financial Terms')
    await user.click(screen.getByText('Browse IP Catalogue'))
    expect(await screen.findByText('Showing 4 of 4 listings')).toBeVisible()
    expect(where()).toBe('/listings?sort=title')
    expect(router.state.action).toBe('POP')
    expect(within(articles()[3]!).getByText('Opened')).toBeVisible()
    expect(api.asked(catalogueCalls.listListings)).toHaveLength(2)
  })

  it('leads the keyboard past the filters, and by a slash to the search', async () => {
    const { user } = open()
    await read()
    await user.click(screen.getByText('Skip filters'))
    expect(screen.getByRole('region', { name: 'Results' })).toHaveFocus()
    await screen.findByRole('group', { name: 'Listings this month' })
    await user.keyboard('/')
    expect(screen.getByRole('searchbox')).toHaveFocus()
    await user.keyboard('/')
    expect(screen.getByRole('searchbox')).toHaveValue('/')
  })
})
