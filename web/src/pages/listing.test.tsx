import { catalogueCalls, identityCalls, membershipCalls, recommendationCalls } from '@storyright/contracts/http'
import { screen, waitFor, within } from '@testing-library/react'
import { expectToast } from '../testing/expect-toast.ts'
import { fakeApi, refusal } from '../testing/fake-api.ts'
import { aFreePlan } from '../testing/membership-samples.ts'
import { openToast, renderPage, where } from '../testing/render-page.tsx'
import { aListing, aUser, cards } from '../testing/samples.ts'
import { ListingPage } from './listing.tsx'

const open = (id = '7') => renderPage(<ListingPage />, { path: '/listing/:id', at: `/listing/${id}` })
const heart = () => screen.findByRole('button', { name: 'Favourite The Moonstone' })
let api: ReturnType<typeof fakeApi>
beforeEach(() => {
  api = fakeApi()
  api.on(identityCalls.currentUser, aUser())
  api.on(catalogueCalls.getListing, aListing())
  api.on(catalogueCalls.favouriteStatus, { isFavorited: false })
  api.on(membershipCalls.membershipStatus, aFreePlan(2))
  api.on(recommendationCalls.similarListings, [])
})

describe('a listing’s page', () => {
  it('is for those who are signed in; a visitor goes to the login page', async () => {
    api.on(identityCalls.currentUser, refusal(401, 'You are not signed in.'))
    open()
    await expectToast({
      title: 'Login Required',
      description: 'You must be logged in to view listing details',
    })
    await waitFor(() => expect(where()).toBe('/login?next=%2Flisting%2F7'))
    expect(api.asked(catalogueCalls.getListing)).toHaveLength(0)
  })

  it('shows sample pages to be read, and leads to those that lie elsewhere', async () => {
    api.on(catalogueCalls.getListing, aListing({ samplePages: 'Prologue: the Storming of Seringapatam.' }))
    const { unmount } = open()
    expect(await screen.findByRole('heading', { name: 'Sample pages' })).toBeVisible()
    expect(screen.getByText('Prologue: the Storming of Seringapatam.')).toBeVisible()
    expect(screen.queryByRole('link', { name: /^Sample pages/ })).toBeNull()
    unmount()
    api.on(catalogueCalls.getListing, aListing({ samplePages: 'moonstone.example/pages.pdf' }))
    open()
    const link = await screen.findByRole('link', { name: /^Sample pages/ })
    expect(link).toHaveAttribute('href', 'https://moonstone.example/pages.pdf')
    expect(screen.queryByRole('heading', { name: 'Sample pages' })).toBeNull()
  })

  it('shows the title, its text, its facts and its terms', async () => {
    open()
    expect(screen.getByText('Loading listing')).toBeInTheDocument()
    expect(await screen.findByRole('heading', { level: 1, name: 'The Moonstone' })).toBeVisible()
    for (const text of ['by Wilkie Collins', '528', '1868', '£18,000', '£65,000', 'Highly Viable'])
      expect(screen.getByText(text)).toBeVisible()
    for (const name of ['Description', 'Synopsis', 'Agent Information', 'Financial Terms'])
      expect(screen.getByRole('heading', { name })).toBeVisible()
    expect(screen.getByText(/as stated by the agent/)).toBeVisible()
    expect(document.title).toBe('The Moonstone by Wilkie Collins · Storyright')
  })

  it('lists the lines of its rights where there are several', async () => {
    const [film, radio] = ['World ex US; en; film; always; exclusive', 'US; L; radio; always; non-exclusive']
    api.on(catalogueCalls.getListing, aListing({ rights: `${film} || ${radio}` }))
    const { unmount } = open()
    expect(await screen.findByText(film)).toBeVisible()
    expect(screen.getByText(radio)).toBeVisible()
    unmount()
    api.on(catalogueCalls.getListing, aListing({ rights: film }))
    open()
    expect(await screen.findByText('Rights Status')).toBeVisible()
    expect(screen.queryByText(film)).toBeNull()
  })

  it('says once which rights are offered', async () => {
    api.on(catalogueCalls.getListing, aListing({ territory: ['Worldwide'], adaptationDetails: 'The ending is free.' }))
    open()
    expect(await screen.findByText('Exclusive film and TV rights, worldwide')).toBeVisible()
    expect(screen.getAllByText(/rights/i, { selector: 'dt' })).toHaveLength(1)
    expect(screen.queryByText('Worldwide')).toBeNull()
    expect(screen.getByText('The ending is free.')).toBeVisible()
  })

  it('leads from its medium and its tags into the catalogue', async () => {
    open()
    const tags = within(await screen.findByRole('list', { name: 'Tags' }))
    expect(tags.getByRole('link', { name: 'Book' })).toHaveAttribute('href', '/listings?medium=book')
    expect(tags.getByRole('link', { name: 'country house' })).toHaveAttribute('href', '/listings?genre=country+house')
  })

  it('says what it means to contact the agent', async () => {
    open()
    expect(await screen.findByText('Literary Agent. Contact via Storyright.')).toBeVisible()
    expect(screen.getByText(/^You contact the agent by making an offer/)).toBeVisible()
  })

  it('says N/A where the agent named no price', async () => {
    api.on(catalogueCalls.getListing, aListing({ suggestedOfferMin: null, suggestedOfferMax: null }))
    open()
    await screen.findByRole('heading', { level: 1 })
    expect(screen.getAllByText('N/A')).toHaveLength(2)
  })

  it('tells the story before the money, also to those who hear the page', async () => {
    open()
    const [story, money] = [await screen.findByText('Synopsis'), screen.getByText('Financial Terms')]
    expect(story.compareDocumentPosition(money)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  })

  it('ends with three similar titles, each with its card', async () => {
    api.on(recommendationCalls.similarListings, cards(3, 50))
    open()
    const similar = within(await screen.findByRole('region', { name: 'Similar titles' }))
    expect(similar.getAllByRole('article')).toHaveLength(3)
    expect(api.asked(recommendationCalls.similarListings).map(({ params }) => params.listingId)).toEqual(['7'])
  })

  it('opens its images large and in a new tab, and links to nothing but http and https', async () => {
    const galleryImages = ['https://example.test/one.png', 'javascript:alert(1)']
    api.on(catalogueCalls.getListing, aListing({ galleryImages, trailerUrl: 'data:text/html,x' }))
    const { user } = open()
    await user.click(await screen.findByRole('img', { name: /opens large/ }))
    const [only, ...more] = await screen.findAllByRole('link', { name: /opens in a new tab/ })
    expect(only).toHaveAttribute('href', 'https://example.test/one.png')
    expect(only).toHaveAttribute('target', '_blank')
    expect(more).toHaveLength(0)
  })

  it('says when it does not exist', async () => {
    api.on(catalogueCalls.getListing, refusal(404, 'Gone.'))
    open()
    expect(await screen.findByRole('heading', { name: 'Listing Not Found' })).toBeVisible()
    expect(screen.getByText("The listing you're looking for doesn't exist or has been removed.")).toBeVisible()
    expect(screen.getByRole('link', { name: 'Back to Listings' })).toHaveAttribute('href', '/listings')
  })

  it('says when it could not be loaded, and tries again', async () => {
    api.on(catalogueCalls.getListing, refusal(503, 'Away.'))
    const { user } = open()
    expect(await screen.findByRole('heading', { name: 'Error Loading Listing' })).toBeVisible()
    expect(screen.getByText('There was an error loading this listing. Please try again later.')).toBeVisible()
    api.on(catalogueCalls.getListing, aListing())
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('heading', { name: 'The Moonstone' })).toBeVisible()
  })
})

describe('share and favourite of a listing', () => {
  it('are come to after the title and what it is about, one after the other, and before the offer', async () => {
    open()
    const stops = [
      await screen.findByRole('heading', { level: 1, name: 'The Moonstone' }),
      screen.getByRole('heading', { name: 'Synopsis' }),
      await screen.findByRole('button', { name: 'Share The Moonstone' }),
      await heart(),
      screen.getAllByRole('link', { name: 'Submit Offer' })[0]!,
    ]
    for (const [at, stop] of stops.slice(1).entries())
      expect(stops[at]!.compareDocumentPosition(stop) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
    for (const stop of stops) expect(stop.tabIndex).toBeLessThanOrEqual(0)
  })
})

describe('the favourite of a listing', () => {
  it('fills at once and says so', async () => {
    let answer = (_status: { isFavorited: boolean }) => {}
    api.on(catalogueCalls.addFavourite, () => new Promise((done) => (answer = done)))
    const { user } = open()
    await user.click(await heart())
    expect(await heart()).toHaveAttribute('aria-pressed', 'true')
    api.on(catalogueCalls.favouriteStatus, { isFavorited: true })
    answer({ isFavorited: true })
    await expectToast({ title: 'Added to Favourites', description: 'The Moonstone' })
    expect(await heart()).toHaveAttribute('aria-pressed', 'true')
    await waitFor(() => expect(api.asked(catalogueCalls.favouriteStatus)).toHaveLength(2)) // document 7.4
    expect(api.asked(catalogueCalls.getListing)).toHaveLength(1)
  })

  it('is put back when the change fails', async () => {
    api.on(catalogueCalls.addFavourite, { status: 500, body: {} })
    const { user } = open()
    await user.click(await heart())
    await expectToast({ title: 'Error', description: 'Failed to update favourites' })
    expect(await heart()).toHaveAttribute('aria-pressed', 'false')
  })

  it('leads to signing in when the session has ended', async () => {
    api.on(catalogueCalls.addFavourite, refusal(401, 'You are not signed in.'))
    const { user } = open()
    await user.click(await heart())
    await waitFor(() => expect(openToast()?.title).toBe('Unauthorised'))
    await waitFor(() => expect(where()).toBe('/api/login?next=%2Flisting%2F7'))
  })
})

describe('sharing from a listing', () => {
  it('copies the listing’s address', async () => {
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: 'Share The Moonstone' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Copy Link' }))
    await expectToast({ title: 'Link Copied', description: 'Listing URL copied to clipboard' })
    expect(await navigator.clipboard.readText()).toBe('http://localhost/listings/7')
  })

  it('says when the clipboard refuses', async () => {
    const { user } = open()
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'))
    await user.click(await screen.findByRole('button', { name: 'Share The Moonstone' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Copy Link' }))
    await expectToast({ title: 'Copy Failed', description: 'Unable to copy link to clipboard' })
  })
})

describe('the way to an offer', () => {
  const offerLinks = () => screen.queryAllByRole('link', { name: 'Submit Offer' })

  it.each(['producer', 'premium', 'free'] as const)('is open to a %s while the title is available', async (role) => {
    api.on(identityCalls.currentUser, aUser({ role }))
    open()
    await screen.findByRole('heading', { level: 1 })
    for (const link of offerLinks()) expect(link).toHaveAttribute('href', '/submit-offer/7')
    expect(offerLinks()).not.toHaveLength(0)
  })

  it.each(['agent', 'admin'] as const)('is closed to another %s, who is told why', async (role) => {
    api.on(identityCalls.currentUser, aUser({ role }))
    open()
    expect(await screen.findByText('Only producers can submit offers.')).toBeVisible()
    expect(offerLinks()).toHaveLength(0)
  })

  it.each([
    ['optioned', /under option/],
    ['sold', /is sold/],
  ] as const)('is closed for a title that is %s, and says so', async (status, says) => {
    api.on(catalogueCalls.getListing, aListing({ status }))
    open()
    expect(await screen.findByText(says)).toBeVisible()
    expect(offerLinks()).toHaveLength(0)
  })
})
