import { catalogueCalls, identityCalls, membershipCalls, type Offer, offerCalls } from '@storyright/contracts/http'
import { screen, waitFor, within } from '@testing-library/react'
import { fakeApi, listed } from '../../testing/fake-api.ts'
import { aFreePlan } from '../../testing/membership-samples.ts'
import { anAcceptedOffer, anOffer, anUnpaidOffer } from '../../testing/offer-samples.ts'
import { openToast, renderPage } from '../../testing/render-page.tsx'
import { aCard, aUser } from '../../testing/samples.ts'
import { seeAll } from '../../testing/see-all.ts'
import { tryAgain } from '../../testing/try-again.ts'
import { ProducerDashboardPage } from './producer-dashboard.tsx'

let api: ReturnType<typeof fakeApi>
let offers: Offer[]
beforeEach(() => {
  offers = [anOffer()]
  api = fakeApi()
  api.on(identityCalls.currentUser, aUser())
  api.on(offerCalls.mySubmissions, () => offers)
  api.on(catalogueCalls.listFavourites, [])
  api.on(membershipCalls.membershipStatus, aFreePlan(2))
})
const open = (search = '') =>
  renderPage(<ProducerDashboardPage />, { path: '/producer-dashboard', at: `/producer-dashboard${search}` })
const idOf = (place: number) => `6f0a3f64-52cb-4d0b-8a5e-3e4d2b0c9a0${place}`

describe('the producer dashboard', () => {
  it('counts the offers and shows the five newest', async () => {
    offers = [1, 2, 3, 4, 5, 6].map((place) => anOffer({ id: idOf(place) }))
    open()
    expect(await screen.findByRole('link', { name: /^Total Offers 6/ })).toHaveAttribute('href', '/my-submissions')
    const table = within(screen.getByRole('table', { name: 'Recent submissions, the newest first' }))
    // Five of many in another order would be no order of all.
    expect(table.queryByRole('button', { name: 'Submitted' })).toBeNull()
    expect(table.getAllByRole('link', { name: 'The Moonstone' })).toHaveLength(5)
  })

  it('opens with what needs the producer first, and its one button', async () => {
    api.on(identityCalls.currentUser, aUser({ profileComplete: false }))
    offers = [anAcceptedOffer({ id: idOf(2) }), anUnpaidOffer({ offerPrice: 5_000 })]
    open()
    const needs = within(await screen.findByRole('region', { name: 'Needs you' }))
    expect(needs.getByRole('heading', { name: 'Pay to send your offer for The Moonstone' })).toBeVisible()
    const pay = needs.getByRole('link', { name: 'Pay £5,000 The Moonstone' })
    expect(pay).toHaveAttribute('href', `/submit-offer/7?offer=${anOffer().id}`)
    const rows = needs.getAllByRole('listitem').map((row) => within(row))
    expect(rows[0]!.getByRole('button', { name: 'Sign The Moonstone' })).toBeVisible()
    expect(rows[1]!.getByRole('link', { name: 'Complete profile' })).toHaveAttribute('href', '/complete-profile')
  })

  it('shows what the producer spends by month, its table one click away', async () => {
    api.on(membershipCalls.invoices, [])
    const undo = seeAll()
    const { user } = open()
    const spending = within(await screen.findByRole('region', { name: 'Spending' }))
    expect(
      spending.getByText(/^£0\.00 charged in the last 12 months, and £18,000 held on your card now\./),
    ).toBeVisible()
    await user.click(spending.getByRole('button', { name: 'Show as table: Your spending by month' }))
    expect(spending.getByRole('table', { name: 'Your spending by month' })).toBeVisible()
    expect(spending.getByRole('link', { name: 'Invoices' })).toHaveAttribute('href', '/profile#invoices')
    undo()
  })

  it('says what comes next while nothing needs the producer', async () => {
    open()
    const needs = within(await screen.findByRole('region', { name: 'Needs you' }))
    expect(needs.getByText(/^The agent answers your offer for The Moonstone by 24 Nov 2026/)).toBeVisible()
    expect(needs.getByRole('link', { name: 'View offer' })).toHaveAttribute(
      'href',
      `/my-submissions?offer=${anOffer().id}`,
    )
  })

  it('begins with the first steps before the first offer', async () => {
    offers = []
    api.on(catalogueCalls.favouriteIds, ['7'])
    open()
    const steps = within(await screen.findByRole('region', { name: 'First steps' }))
    expect(steps.getByText('0 of 3 done')).toBeVisible()
    expect(steps.getByText('1 of 3 so far.')).toBeVisible()
    expect(steps.getByRole('link', { name: 'Edit account' })).toHaveAttribute('href', '/edit-account')
    expect(screen.queryByRole('region', { name: 'Needs you' })).toBeNull()
  })

  it.each([
    [['accepted', 'pending', 'rejected'], '33.3%'],
    [['accepted'], '100.0%'],
    [[], '0.0%'],
  ] as const)('gives the success rate of %j as %s', async (statuses, rate) => {
    offers = statuses.map((status, place) =>
      status === 'accepted' ? anAcceptedOffer({ id: idOf(place) }) : anOffer({ id: idOf(place), status }),
    )
    open()
    expect(await screen.findByText(rate)).toBeVisible()
  })

  it('shows amounts in pounds, and what can be done with each offer', async () => {
    const expired = { id: idOf(2), status: 'expired', paymentStatus: 'expired' } as const
    offers = [anOffer(), anOffer(expired)]
    open()
    const [, pending, over] = (await screen.findAllByRole('row')).map((row) => within(row))
    expect(pending!.getByText('£18,000')).toBeVisible()
    expect(pending!.getByRole('link', { name: /^View Details/ })).toHaveAttribute('href', '/listing/7')
    expect(pending!.getByRole('link', { name: /^Download Deck/ })).toHaveAttribute('target', '_blank')
    expect(pending!.getByRole('button', { name: /^Cancel/ })).toBeVisible()
    expect(over!.queryByRole('button', { name: /^Cancel/ })).toBeNull()
  })

  it('cancels a pending offer with a reason', async () => {
    api.on(offerCalls.cancelOffer, anOffer({ status: 'cancelled', paymentStatus: 'released' }))
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: /^Cancel/ }))
    const question = within(await screen.findByRole('alertdialog'))
    await user.type(question.getByLabelText('Cancellation reason'), 'Budget')
    await user.click(question.getByRole('button', { name: 'Cancel Offer' }))
    await waitFor(() => expect(openToast()?.title).toBe('Offer Cancelled'))
  })

  it('leads to the catalogue and to the account', async () => {
    open()
    expect(await screen.findByRole('link', { name: 'Browse IP Catalogue' })).toHaveAttribute('href', '/listings')
    expect(screen.getByRole('link', { name: 'Account Settings' })).toHaveAttribute('href', '/profile')
  })

  it('can be loaded again after a failure', async () => {
    await tryAgain(api, offerCalls.mySubmissions, offers, open)
    expect(await screen.findByRole('table')).toBeVisible()
  })
})

describe('the favourites', () => {
  it('are read only while their tab is open', async () => {
    api.on(catalogueCalls.listFavourites, [aCard()])
    const { user } = open()
    await screen.findByText('Success Rate')
    expect(api.asked(catalogueCalls.listFavourites)).toHaveLength(0)
    await user.click(screen.getByRole('tab', { name: 'Favourites' }))
    expect(await screen.findByRole('heading', { name: 'The Moonstone' })).toBeVisible()
  })

  it('lose what is marked no more, and are read again', async () => {
    api.on(catalogueCalls.listFavourites, [aCard()])
    api.on(catalogueCalls.removeFavourite, () => {
      api.on(catalogueCalls.listFavourites, [])
      return { isFavorited: false }
    })
    const { user } = open('?tab=favourites')
    await screen.findByRole('heading', { name: 'The Moonstone' })
    const before = api.asked(catalogueCalls.listFavourites).length
    await user.click(await screen.findByRole('button', { name: 'Favourite The Moonstone', pressed: true }))
    expect(await screen.findByRole('heading', { name: 'No Favourites Yet' })).toBeVisible()
    await waitFor(() => expect(api.asked(catalogueCalls.listFavourites)).toHaveLength(before + 1))
  })

  it('are read a page at a time, and no more of them for the hearts', async () => {
    api.on(catalogueCalls.listFavourites, ({ query }) =>
      query.get('cursor')
        ? listed([aCard({ id: '8', title: 'Salt Road' })], { total: 2 })
        : listed([aCard()], { total: 2, next: '/api/favorites?cursor=c2' }),
    )
    api.on(catalogueCalls.removeFavourite, () => {
      api.on(catalogueCalls.listFavourites, listed([aCard({ id: '8', title: 'Salt Road' })], { total: 1 }))
      return { isFavorited: false }
    })
    const { user } = open('?tab=favourites')
    expect(await screen.findByText('Showing 1 of 2')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Load More' }))
    expect(await screen.findByRole('heading', { name: 'Salt Road' })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Load More' })).toBeNull()
    const asked = api.asked(catalogueCalls.listFavourites)
    expect(asked.map(({ query }) => [query.get('limit'), query.get('cursor')])).toEqual([
      ['24', null],
      ['24', 'c2'],
    ])
    await user.click(screen.getByRole('button', { name: 'Favourite The Moonstone', pressed: true }))
    expect(await screen.findByText('Showing 1 of 1')).toBeVisible()
  })

  it('begin with No Favourites Yet', async () => {
    open('?tab=favourites')
    expect(await screen.findByRole('heading', { name: 'No Favourites Yet' })).toBeVisible()
  })
})
