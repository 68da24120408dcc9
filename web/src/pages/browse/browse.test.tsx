import { understand } from '@storyright/asking'
import { catalogueCalls, identityCalls, membershipCalls } from '@storyright/contracts/http'
import { screen, waitFor, within } from '@testing-library/react'
import { type Asked, fakeApi, listed, refusal } from '../../testing/fake-api.ts'
import { aFreePlan } from '../../testing/membership-samples.ts'
import { openToast, renderPage, where } from '../../testing/render-page.tsx'
import { aUser, cards } from '../../testing/samples.ts'
import { BrowsePage } from './browse.tsx'
import '../../features/listings-browse/rights-filter.tsx' // read before any test waits for it

const open = (at = '/listings') => renderPage(<BrowsePage />, { path: '/listings', at })
const facets = {
  genre: [{ value: 'crime', count: 12 }],
  medium: [{ value: 'book', count: 40 }],
  priceRange: [{ value: 'under-50k', count: 9 }],
  commercialViability: [{ value: 'viable', count: 17 }],
  status: [],
}
/** Fifty listings in pages, twelve of them crime. */
const paged = ({ query }: Asked) => {
  const total = query.get('genre') === 'crime' ? 12 : 50
  const [from, limit] = [Number(query.get('cursor') ?? 0), Number(query.get('limit'))]
  const page = cards(Math.min(limit, total - from), from)
  const end = from + page.length
  return listed(page, { total, ...(end < total && { next: `/api/listings?cursor=${end}` }) })
}
// By text: working out the names of all the buttons of all the cards takes a browser's help.
const loadMore = () => screen.getByText('Load More')
const articles = () => screen.getAllByRole('article')
let api: ReturnType<typeof fakeApi>
beforeEach(() => {
  api = fakeApi()
  api.on(identityCalls.currentUser, aUser())
  api.on(catalogueCalls.favouriteIds, [])
  api.on(catalogueCalls.listingFacets, facets)
  api.on(catalogueCalls.listListings, paged)
  api.on(membershipCalls.openedListings, [])
  api.on(membershipCalls.membershipStatus, aFreePlan(2))
})

describe('browsing the catalogue', () => {
  it('sends a visitor to sign in, half a second after saying so', async () => {
    api.on(identityCalls.currentUser, refusal(401, 'You are not signed in.'))
    open('/listings?genre=crime')
    await waitFor(() =>
      expect(openToast()).toMatchObject({
        title: 'Unauthorised',
        description: 'You are logged out. Logging in again...',
        variant: 'destructive',
      }),
    )
    expect(where()).toBe('/listings?genre=crime')
    await waitFor(() => expect(where()).toBe('/login?next=%2Flistings%3Fgenre%3Dcrime'))
    expect(api.asked(catalogueCalls.listListings)).toHaveLength(0)
  })

  it.each([
    ['a producer on the free plan, on every card', aUser(), 24],
    ['no premium member', aUser({ membershipTier: 'premium' }), 0],
    ['no agent, who cannot become one', aUser({ role: 'agent' }), 0],
  ])('tells %s of the analysis that Premium shows', async (_whom, user, count) => {
    api.on(identityCalls.currentUser, user)
    open()
    await screen.findByText('Showing 24 of 50 listings')
    const teasers = screen.queryAllByText('Premium analysis').map((text) => text.closest('a'))
    expect(teasers).toHaveLength(count)
    for (const link of teasers) expect(link).toHaveAttribute('href', '/membership')
  })

  it('shows 24 cards, then 12 more at a time, to the end', async () => {
    const { user } = open()
    expect(await screen.findByText('Showing 24 of 50 listings')).toBeVisible()
    await user.click(loadMore())
    expect(await screen.findByText('Showing 36 of 50 listings')).toBeVisible()
    await user.click(loadMore())
    expect(await screen.findByText('Showing 48 of 50 listings')).toBeVisible()
    await user.click(loadMore())
    expect(await screen.findByText('Showing 50 of 50 listings')).toBeVisible()
    expect(articles()).toHaveLength(50)
    expect(screen.queryByText('Load More')).toBeNull()
    expect(api.asked(catalogueCalls.listListings).map(({ query }) => query.get('limit'))).toEqual([
      '24',
      '12',
      '12',
      '12',
    ])
  })

  it('starts again at 24 whenever a filter changes', async () => {
    const { user } = open()
    await screen.findByText('Showing 24 of 50 listings')
    await user.click(loadMore())
    await screen.findByText('Showing 36 of 50 listings')
    await user.click(screen.getByLabelText(/^Crime/))
    expect(await screen.findByText('Showing 12 of 12 listings')).toBeVisible()
    expect(screen.getByText('(filtered)')).toBeVisible()
    expect(where()).toBe('/listings?genre=crime')
    await user.click(await screen.findByLabelText('Remove Crime'))
    expect(await screen.findByText('Showing 24 of 50 listings')).toBeVisible()
    expect(articles()).toHaveLength(24)
  })

  it('counts what each choice would show', async () => {
    open()
    expect(await screen.findByLabelText(/^Crime\s*12 listings$/)).toBeInTheDocument()
    expect(screen.getByLabelText(/^Under £50k\s*9 listings$/)).toBeInTheDocument()
  })

  it('searches at a pause in typing, in the address and at the server', async () => {
    const { user } = open()
    await user.type(screen.getByRole('searchbox'), ' moon ')
    await waitFor(() => expect(where()).toBe('/listings?search=moon'))
    await waitFor(() => expect(api.asked(catalogueCalls.listListings).at(-1)?.query.get('search')).toBe('moon'))
  })

  describe('what is typed', () => {
    const understood = ({ query }: Asked) => understand(query.get('text')!)
    /** Their order follows the pauses in typing. */
    const chosen = () => Object.fromEntries(new URLSearchParams((where() ?? '').split('?')[1]))
    const box = () => screen.getByRole('searchbox')
    // Drawn again at each letter: few cards are enough.
    beforeEach(() => api.on(catalogueCalls.listListings, () => listed(cards(2), { total: 2 })))

    it('becomes chips that are taken off one by one, and the address carries them', async () => {
      api.on(catalogueCalls.understoodText, understood)
      const { user } = open()
      await user.type(box(), 'YA in Leeds under £50k')
      await waitFor(() => expect(chosen()).toEqual({ search: 'Leeds', genre: 'young adult', priceBelow: '50000' }))
      expect(box()).toHaveValue('YA in Leeds under £50k')
      await waitFor(() =>
        expect(Object.fromEntries(api.asked(catalogueCalls.listListings).at(-1)!.query)).toMatchObject({
          search: 'Leeds',
          genre: 'young adult',
          priceBelow: '50000',
        }),
      )
      await user.click(await screen.findByLabelText('Remove Under £50k'))
      expect(chosen()).toEqual({ search: 'Leeds', genre: 'young adult' })
      expect(box()).toHaveValue('Leeds')
      await user.click(await screen.findByLabelText('Remove Young Adult'))
      expect(chosen()).toEqual({ search: 'Leeds' })
    })

    it('is taken back as it is taken out of the box, and stays once the box is left', async () => {
      api.on(catalogueCalls.understoodText, understood)
      const { user } = open()
      await user.type(box(), 'YA in Leeds under £50k')
      await waitFor(() => expect(where()).toContain('priceBelow'))
      await user.clear(box())
      await user.type(box(), 'YA in Leeds')
      await waitFor(() => expect(chosen()).toEqual({ search: 'Leeds', genre: 'young adult' }))
      await user.tab()
      expect(box()).toHaveValue('Leeds')
      await user.type(box(), ' mill')
      await waitFor(() => expect(chosen()).toEqual({ search: 'Leeds mill', genre: 'young adult' }))
    })

    it('stays words where the catalogue has it as a title', async () => {
      api.on(catalogueCalls.understoodText, { rest: 'True Crime', understood: [] })
      const { user } = open()
      await user.type(box(), 'True Crime')
      await waitFor(() => expect(chosen()).toEqual({ search: 'True Crime' }))
    })

    it('is understood without the catalogue too', async () => {
      api.on(catalogueCalls.understoodText, refusal(503, 'Away.'))
      const { user } = open()
      await user.type(box(), 'podcast')
      await waitFor(() => expect(chosen()).toEqual({ medium: 'podcast' }))
    })
  })

  it('says when nothing matches the filters, and clears them', async () => {
    api.on(catalogueCalls.listListings, (asked) =>
      asked.query.get('search') ? listed([], { total: 0 }) : paged(asked),
    )
    const { user } = open('/listings?search=zzz')
    expect(await screen.findByText('No listings match your filters')).toBeVisible()
    await user.click((await screen.findAllByText('Clear Filters'))[0]!)
    expect(await screen.findByText('Showing 24 of 50 listings')).toBeVisible()
    expect(screen.getByRole('searchbox')).toHaveValue('')
  })

  it('says when there are no listings at all', async () => {
    api.on(catalogueCalls.listListings, listed([], { total: 0 }))
    open()
    expect(await screen.findByText('No listings found')).toBeVisible()
  })

  it('says when the listings could not be fetched, asks no second time by itself, and tries again', async () => {
    api.on(catalogueCalls.listListings, refusal(503, 'Away.'))
    const { user } = open()
    expect(await screen.findByText('Failed to fetch listings')).toBeVisible()
    expect(api.asked(catalogueCalls.listListings)).toHaveLength(1)
    api.on(catalogueCalls.listListings, paged)
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('Showing 24 of 50 listings')).toBeVisible()
  })

  it('fills a heart without reading any list again', async () => {
    api.on(catalogueCalls.addFavourite, { isFavorited: true })
    const { user } = open()
    await screen.findByText('Showing 24 of 50 listings')
    const heart = within(articles()[0]!).getByLabelText(/^Favourite /)
    await user.click(heart)
    await waitFor(() => expect(openToast()?.title).toBe('Added to Favourites'))
    expect(heart).toHaveAttribute('aria-pressed', 'true')
    for (const call of [catalogueCalls.listListings, catalogueCalls.listingFacets, catalogueCalls.favouriteIds])
      expect(api.asked(call)).toHaveLength(1)
  })

  it('takes a session that ended in between to the login page', async () => {
    const { user } = open()
    await screen.findByText('Showing 24 of 50 listings')
    api.on(catalogueCalls.listListings, refusal(401, 'You are not signed in.'))
    await user.click(screen.getByLabelText(/^Crime/))
    await waitFor(() => expect(openToast()?.title).toBe('Unauthorised'))
    await waitFor(() => expect(where()).toBe('/login?next=%2Flistings%3Fgenre%3Dcrime'))
  })
})
