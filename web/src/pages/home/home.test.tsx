import {
  catalogueCalls,
  identityCalls,
  membershipCalls,
  offerCalls,
  recommendationCalls,
} from '@storyright/contracts/http'
import { screen, waitFor, within } from '@testing-library/react'
import { fakeApi, refusal } from '../../testing/fake-api.ts'
import { recommended } from '../../testing/insight-samples.ts'
import { anAcceptedOffer, anOffer, anUnpaidOffer, aSignature } from '../../testing/offer-samples.ts'
import { openToast, renderPage, where } from '../../testing/render-page.tsx'
import { aCard, aUser } from '../../testing/samples.ts'
import { seeAll } from '../../testing/see-all.ts'
import { HomePage } from './home.tsx'

const open = () => renderPage(<HomePage />, { path: '/' })
let api: ReturnType<typeof fakeApi>
beforeEach(() => {
  api = fakeApi()
  api.on(identityCalls.currentUser, refusal(401, 'You are not signed in.'))
  api.on(catalogueCalls.favouriteIds, [])
  api.on(catalogueCalls.publicStats, {
    totalValue: 64_200_000,
    totalROIPotential: 171_800_000,
    bookCount: 1248,
    agents: 42,
  })
  api.on(catalogueCalls.featuredListings, [aCard({ isFeatured: true })])
  api.on(catalogueCalls.listFavourites, [])
  api.on(catalogueCalls.listListings, [])
  api.on(offerCalls.mySubmissions, [])
  api.on(membershipCalls.openedListings, [])
})

describe('searching from the home page', () => {
  it('leads a visitor to Sign Up, and keeps the search for afterwards', async () => {
    const { user, router } = open()
    await user.type(screen.getByPlaceholderText('Search books, authors, genres...'), 'moon')
    await user.click(screen.getByRole('button', { name: 'Join to Search' }))
    expect(openToast()).toMatchObject({
      title: 'Authentication Required',
      description: 'Please log in or join to search our exclusive IP collection.',
    })
    expect(where()).toBe('/auth?next=%2Flistings%3Fsearch%3Dmoon')
    expect(router.state.location.state).toEqual({ tab: 'sign-up' })
  })

  it('goes to the catalogue for who is signed in', async () => {
    api.on(identityCalls.currentUser, aUser())
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: 'Start Browsing' }))
    expect(where()).toBe('/listings')
  })

  it('carries the trimmed text along', async () => {
    api.on(identityCalls.currentUser, aUser())
    const { user } = open()
    await screen.findByRole('button', { name: 'Start Browsing' })
    await user.type(screen.getByRole('searchbox'), '  moon stone ')
    await user.click(screen.getByRole('button', { name: 'Search' }))
    expect(where()).toBe('/listings?search=moon+stone')
  })
})

describe('the home page', () => {
  it('counts value, return, assets and agents', async () => {
    open()
    expect(await screen.findByText('£64.2m')).toBeVisible()
    for (const figure of ['£171.8m', '1,248', '42']) expect(screen.getByText(figure)).toBeVisible()
  })

  it('says over 1,000 titles from British agents', () => {
    open()
    expect(screen.getByText(/Over 1,000 titles from British agents/)).toBeVisible()
  })

  it('shows a featured title by its cover, its name, its price and its score, and says Featured once', async () => {
    api.on(catalogueCalls.featuredListings, [aCard({ isFeatured: true }), aCard({ id: '8', status: 'optioned' })])
    open()
    const shelf = within(screen.getByRole('region', { name: 'Featured Titles' }))
    await waitFor(() => expect(shelf.getAllByRole('link', { name: 'The Moonstone' })).toHaveLength(2))
    const [plate, optioned] = shelf.getAllByRole('article')
    const said = within(plate!)
    for (const text of ['Wilkie Collins', 'Book · Mystery', '£18,000 - £65,000'])
      expect(said.getByText(text, { ignore: 'tspan' })).toBeVisible()
    expect(said.getByRole('img', { name: /^Commercial viability/ })).toBeVisible()
    expect(shelf.getAllByText(/Featured/)).toHaveLength(1)
    expect(said.queryByText('Available')).toBeNull()
    expect(said.queryByText('inheritance')).toBeNull()
    expect(within(optioned!).getByText('Optioned')).toBeVisible()
  })

  it('says so when there are no featured titles', async () => {
    api.on(catalogueCalls.featuredListings, [])
    open()
    expect(await screen.findByText('No listings available')).toBeVisible()
    expect(screen.getByText('Check back soon for new IP opportunities.')).toBeVisible()
  })

  it('lets a part that failed be tried again by itself', async () => {
    api.on(catalogueCalls.publicStats, refusal(503, 'Away.'))
    const { user } = open()
    const part = await screen.findByRole('alert')
    expect(await screen.findByRole('link', { name: 'The Moonstone' })).toBeVisible()
    api.on(catalogueCalls.publicStats, { totalValue: 1, totalROIPotential: 2, bookCount: 3, agents: 9 })
    await user.click(within(part).getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('9')).toBeVisible()
  })

  it('leads a visitor who opens a card to the login page, and on to the listing', async () => {
    const { user } = open()
    await user.click(await screen.findByRole('link', { name: /^Login to View/ }))
    expect(openToast()).toMatchObject({
      title: 'Login Required',
      description: 'Please log in to view listing details.',
    })
    await waitFor(() => expect(where()).toBe('/login?next=%2Flisting%2F7'))
  })
})

describe('Personalised for You', () => {
  const block = () => screen.findByRole('region', { name: 'Personalised for You' })
  const asked = () => api.asked(recommendationCalls.recommendations)
  const premium = aUser({ membershipTier: 'premium' })

  it('shows a premium member three titles, each with its reason, and the way to the others', async () => {
    api.on(identityCalls.currentUser, premium)
    api.on(recommendationCalls.recommendations, recommended(['11', '12', '13']))
    open()
    const found = within(await block())
    expect(await found.findAllByText('Because you favourited The Woman in White')).toHaveLength(3)
    expect(found.getAllByRole('article')).toHaveLength(3)
    expect(found.getByRole('link', { name: 'All recommendations' })).toHaveAttribute('href', '/ai-recommendations')
    expect(found.queryByText(/as we read it/)).toBeNull()
    expect(asked()[0]?.query.get('limit')).toBe('3')
  })

  it('tells others what Premium brings, and asks nothing', async () => {
    api.on(identityCalls.currentUser, aUser())
    open()
    expect(within(await block()).getByRole('link', { name: 'Upgrade to Premium' })).toHaveAttribute('href', '/upgrade')
    expect(asked()).toHaveLength(0)
  })

  it('is not there for visitors', async () => {
    open()
    await screen.findByRole('link', { name: 'The Moonstone' })
    expect(screen.queryByRole('region', { name: 'Personalised for You' })).toBeNull()
  })

  it('holds nothing else up, and fails alone', async () => {
    api.on(identityCalls.currentUser, premium)
    api.on(recommendationCalls.recommendations, refusal(503, 'Away.'))
    const { user } = open()
    expect(await screen.findByRole('link', { name: 'The Moonstone' })).toBeVisible()
    const again = await within(await block()).findByRole('button', { name: 'Try again' })
    api.on(recommendationCalls.recommendations, recommended(['11']))
    await user.click(again)
    expect(await screen.findByRole('heading', { name: 'Title 11' })).toBeVisible()
  })
})

describe('a member’s home', () => {
  const part = async (name: string) => within(await screen.findByRole('region', { name }))
  beforeEach(() => api.on(identityCalls.currentUser, aUser()))

  it('says nothing of what a visitor is told, and greets them', async () => {
    open()
    expect(await screen.findByRole('heading', { level: 1, name: 'Welcome back, Rosa' })).toBeVisible()
    expect(screen.queryByText(/Over 1,000 titles from British agents/)).toBeNull()
    expect(screen.queryByRole('region', { name: 'How a card hold works' })).toBeNull()
    expect(screen.queryByRole('link', { name: 'Join as a producer' })).toBeNull()
    expect(await screen.findByText('£64.2m')).toBeVisible()
  })

  it('goes on where a producer was: what needs them, what they opened, what is under way', async () => {
    const signed = { ...anAcceptedOffer().agreement!, producer: aSignature('Rosa'), agent: aSignature('Fenn') }
    const running = anAcceptedOffer({ id: '6f0a3f64-52cb-4d0b-8a5e-3e4d2b0c9a02', agreement: signed })
    const unpaid = anUnpaidOffer({ id: '6f0a3f64-52cb-4d0b-8a5e-3e4d2b0c9a03' })
    api.on(offerCalls.mySubmissions, [unpaid, anOffer(), running])
    api.on(membershipCalls.openedListings, [
      { listingId: '12', title: 'Carmilla', openedAt: '2026-11-20T09:00:00.000Z' },
    ])
    api.on(catalogueCalls.listingCards, [])
    open()
    expect((await part('Needs you')).getByRole('link', { name: /^Pay £18,000/ })).toBeVisible()
    const opened = (await part('Continue reading')).getByRole('listitem')
    expect(opened).toHaveTextContent('CarmillaOpened 20 Nov 2026')
    const offers = (await part('Offers under way')).getAllByRole('listitem')
    expect(offers.map(({ textContent }) => textContent)).toEqual([
      'The Moonstone£18,000 for 18 months · Held until 24 Nov 2026',
      'The Moonstone£18,000 for 18 months · Signed',
    ])
  })

  it('shows the covers of what a producer opened, and none of a title that is gone', async () => {
    const openedAt = '2026-11-20T09:00:00.000Z'
    api.on(membershipCalls.openedListings, [
      { listingId: '12', title: 'Carmilla', openedAt },
      { listingId: '13', title: 'Withdrawn since', openedAt },
    ])
    api.on(catalogueCalls.listingCards, [
      aCard({ id: '12', title: 'Carmilla', author: 'Sheridan Le Fanu', coverImageUrl: null }),
    ])
    const undo = seeAll()
    open()
    const [carmilla, gone] = (await part('Continue reading')).getAllByRole('listitem')
    expect(await within(carmilla!).findByText('Sheridan Le Fanu')).toBeInTheDocument()
    expect(gone).toHaveTextContent(/^Withdrawn sinceOpened 20 Nov 2026$/)
    expect(api.asked(catalogueCalls.listingCards)[0]?.query.get('ids')).toBe('12,13')
    undo()
  })

  it('sells an agent nothing', async () => {
    api.on(identityCalls.currentUser, aUser({ role: 'agent' }))
    api.on(offerCalls.agentOffers, [anOffer()])
    api.on(catalogueCalls.listListings, [aCard({ id: '10', title: 'Brand New' })])
    open()
    expect((await part('Needs you')).getByRole('link', { name: /^Review/ })).toBeVisible()
    expect(await (await part('New in the catalogue')).findByRole('link', { name: 'Brand New' })).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Upgrade to Premium' })).toBeNull()
  })

  it('shows the newest titles, and which favourites have changed', async () => {
    const yesterday = new Date(Date.now() - 86_400_000).toISOString()
    api.on(catalogueCalls.listFavourites, [
      aCard({ id: '8', title: 'Salt Road', status: 'optioned', updatedAt: yesterday }),
      aCard({ id: '9', title: 'New, not changed', createdAt: yesterday, updatedAt: yesterday }),
      aCard({
        id: '11',
        title: 'Changed long ago',
        updatedAt: '2025-01-05T09:00:00.000Z',
        createdAt: '2025-01-03T09:00:00.000Z',
      }),
    ])
    api.on(catalogueCalls.listListings, [aCard({ id: '10', title: 'Brand New' })])
    open()
    const changes = (await part('Changes to your favourites')).getAllByRole('listitem')
    expect(changes.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Salt RoadOptioned, changed/),
    ])
    const shelf = await part('New in the catalogue')
    expect(await shelf.findByRole('link', { name: 'Brand New' })).toBeVisible()
    expect(api.asked(catalogueCalls.listListings)[0]?.query.get('sort')).toBe('newest')
  })
})
