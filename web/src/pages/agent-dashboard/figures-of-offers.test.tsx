import { offerAdministrationCalls, offerCalls, platformAnalyticsCalls } from '@storyright/contracts/http'
import { screen, waitFor, within } from '@testing-library/react'
import { refusal } from '../../testing/fake-api.ts'
import { someTrends } from '../../testing/insight-samples.ts'
import { anOffer } from '../../testing/offer-samples.ts'
import { accepted, pending, receivedOffersApi } from '../../testing/received-offers.ts'
import { openToast, renderPage, where } from '../../testing/render-page.tsx'
import { AgentDashboardPage } from './agent-dashboard.tsx'

const received = receivedOffersApi()
const open = (tab = '') =>
  renderPage(<AgentDashboardPage />, { path: '/agent-dashboard', at: `/agent-dashboard${tab}` })

describe('the overview', () => {
  it('counts pending offers, completed deals and revenue', async () => {
    received.offers = [pending, accepted]
    open()
    expect(
      await screen.findByRole('link', { name: /^Pending offers 1 £18,000 held, first hold ends 24 Nov 2026/ }),
    ).toBeVisible()
    expect(screen.getByRole('link', { name: /^Agreements to sign 1 The Moonstone/ })).toBeVisible()
    expect(screen.getByRole('link', { name: /^Completed deals 0 1 not signed by both/ })).toBeVisible()
    expect(screen.getByRole('tab', { name: /^Submissions/ })).toHaveTextContent('Submissions2')
    expect(screen.getByRole('link', { name: /^Total revenue £26,000/ })).toBeVisible()
  })

  it('shows the latest five, to be answered there', async () => {
    received.offers = [1, 2, 3, 4, 5, 6].map((place) => ({
      ...pending,
      id: `6f0a3f64-52cb-4d0b-8a5e-3e4d2b0c9a0${place}`,
    }))
    received.api.on(offerCalls.rejectOffer, anOffer({ status: 'rejected', paymentStatus: 'released' }))
    const { user } = open()
    const table = within(await screen.findByRole('table', { name: 'Latest offers' }))
    expect(table.queryByRole('button', { name: 'Status' })).toBeNull()
    const rejects = table.getAllByRole('button', { name: /^Reject the offer of Rosa Adeyemi/ })
    expect(rejects).toHaveLength(5)
    await user.click(rejects[0]!)
    const question = within(await screen.findByRole('alertdialog'))
    await user.click(question.getByRole('button', { name: 'Reject' }))
    await waitFor(() => expect(openToast()?.title).toBe('Offer Rejected'))
  })

  it('opens with the signature that waits, signed in place, and lists the rest', async () => {
    received.offers = [pending, accepted]
    const { user } = open()
    const needs = within(await screen.findByRole('region', { name: 'Needs you' }))
    expect(needs.getByRole('heading', { name: 'The Moonstone waits for your signature' })).toBeVisible()
    expect(needs.getByRole('listitem')).toHaveTextContent(/^Rosa Adeyemi’s offer for The Moonstone awaits your answer/)
    await user.click(needs.getByRole('button', { name: 'Sign The Moonstone' }))
    expect(await screen.findByRole('dialog', { name: 'Sign the agreement on “The Moonstone”' })).toBeVisible()
  })

  it('names several offers to answer in one sentence, and leads to all of them', async () => {
    received.offers = [pending, { ...pending, id: '6f0a3f64-52cb-4d0b-8a5e-3e4d2b0c9a03', offerPrice: 20_000 }]
    open()
    const needs = within(await screen.findByRole('region', { name: 'Needs you' }))
    expect(needs.getByRole('heading', { name: '2 offers await your answer' })).toBeVisible()
    expect(needs.getByText('£38,000 held, the first hold ends on 24 Nov 2026.')).toBeVisible()
    const [all, largest] = needs.getAllByRole('link', { name: /^Review/ })
    expect(all).toHaveAttribute('href', '/agent-dashboard?tab=submissions&status=pending')
    expect(largest).toHaveAttribute(
      'href',
      '/agent-dashboard?tab=submissions&offer=6f0a3f64-52cb-4d0b-8a5e-3e4d2b0c9a03',
    )
    expect(needs.getAllByRole('listitem')).toHaveLength(2)
  })

  it('says No recent activity, and what would show there, before the first offer', async () => {
    received.offers = []
    open()
    expect(await screen.findByRole('heading', { name: 'No recent activity' })).toBeVisible()
    expect(screen.getByText(/^An offer shows here as soon as/)).toBeVisible()
  })

  it('goes on when the offers cannot be read', async () => {
    received.api.on(offerCalls.agentOffers, refusal(503, 'Away.'))
    open()
    expect(await screen.findByText('Your offers could not be loaded.')).toBeVisible()
    expect(screen.getByRole('link', { name: /^Listed assets 1/ })).toBeVisible()
  })

  it('leads to the submissions and to the analytics', async () => {
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: 'Review submissions' }))
    expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('Submissions')
  })
})

describe('the analytics', () => {
  const figures = { totalOffers: 4, totalRevenue: 26_000, conversionRate: 25 }
  const moonstone = { ...figures, id: '7', title: 'The Moonstone', medium: 'book' as const, avgOfferPrice: 19_500 }
  const openAnalytics = () => open('?tab=analytics')

  it('are read only when their tab is opened', async () => {
    received.api.on(offerAdministrationCalls.agentAnalytics, {
      overview: { ...figures, totalListings: 36 },
      listingPerformance: [],
    })
    const { user } = open()
    await screen.findByText('Listed assets')
    expect(received.api.asked(offerAdministrationCalls.agentAnalytics)).toHaveLength(0)
    await user.click(screen.getByRole('tab', { name: 'Analytics' }))
    expect(await screen.findByText('No performance data available yet')).toBeVisible()
  })

  it('give the figures in all and by listing', async () => {
    const overview = { ...figures, totalListings: 36 }
    received.api.on(offerAdministrationCalls.agentAnalytics, { overview, listingPerformance: [moonstone] })
    openAnalytics()
    expect(await screen.findByText('Conversion rate')).toBeVisible()
    const [, row] = within(screen.getByRole('table', { name: /^Listing performance/ })).getAllByRole('row')
    for (const text of ['4', '£19,500', '£26,000', '25.0%']) expect(within(row!).getByText(text)).toBeVisible()
    for (const name of ['Offers by listing', 'Revenue by listing'])
      expect(within(screen.getByRole('region', { name })).getByText('The Moonstone')).toBeVisible()
  })

  describe('over time', () => {
    const overview = { ...figures, totalListings: 36 }
    const asked = () =>
      received.api.asked(platformAnalyticsCalls.agentTrends).map(({ query }) => Object.fromEntries(query))
    beforeEach(() => {
      jest.useFakeTimers({ now: new Date('2026-11-22T10:00:00Z'), advanceTimers: true })
      received.api.on(offerAdministrationCalls.agentAnalytics, { overview, listingPerformance: [] })
    })
    afterEach(() => jest.useRealTimers())
    const region = async () => within(await screen.findByRole('region', { name: 'Over time' }))
    const rowsOf = (table: HTMLElement) =>
      within(table)
        .getAllByRole('row')
        .map((row) => row.textContent)

    it('draws views, favourites and offers beside the days before, in words and a table behind each', async () => {
      openAnalytics()
      const part = await region()
      expect(await part.findByRole('figure', { name: 'Views by day' })).toBeVisible()
      expect(rowsOf(part.getByRole('table', { name: 'Views by day' }))).toEqual([
        'DayThese 2 daysThe 2 days before',
        '21 Nov 20263025',
        '22 Nov 20261215',
      ])
      for (const name of ['Favourites by day', 'Offers by day'])
        expect(part.getByRole('figure', { name })).toBeVisible()
      for (const words of ['Up 5% from 40', 'Up from 0', 'Unchanged at 1'])
        expect(part.getAllByText(words)[0]).toBeVisible()
      expect(part.getByText(/^21 Nov 2026 to 22 Nov 2026, compared with 19 Nov 2026 to 20 Nov 2026\./)).toBeVisible()
      expect(part.getByText('Days begin and end in UTC')).toBeVisible()
      const [, moonstone] = rowsOf(part.getByRole('table', { name: /by title$/ }))
      expect(moonstone).toBe('The MoonstoneBook42Up 40% from 3001Up from 0')
    })

    it('goes back 30, 90 or 365 days, of all titles or of one, as the address says', async () => {
      const { user } = openAnalytics()
      const part = await region()
      await part.findByRole('figure', { name: 'Views by day' })
      expect(asked()).toEqual([{ from: '2026-10-24', to: '2026-11-22' }])
      await user.click(part.getByRole('radio', { name: '12 months' }))
      await waitFor(() => expect(asked().at(-1)).toEqual({ from: '2025-11-23', to: '2026-11-22' }))
      await user.selectOptions(part.getByRole('combobox', { name: 'Title' }), 'Goblin Market')
      await waitFor(() => expect(asked().at(-1)).toEqual({ from: '2025-11-23', to: '2026-11-22', listingId: '9' }))
      expect(where()).toBe('/agent-dashboard?tab=analytics&range=365&title=9')
      await user.click(part.getByRole('button', { name: 'Views' }))
      expect(where()).toBe('/agent-dashboard?tab=analytics&range=365&title=9&sort-titles=views')
      await user.click(part.getByRole('radio', { name: '90 days' }))
      expect(where()).toBe('/agent-dashboard?tab=analytics&title=9&sort-titles=views&range=90')
      await user.selectOptions(part.getByRole('combobox', { name: 'Title' }), 'All titles')
      expect(where()).toBe('/agent-dashboard?tab=analytics&sort-titles=views&range=90')
    })

    it('shows no titles of the days before while those of other days are read', async () => {
      const { user } = openAnalytics()
      const part = await region()
      expect(await part.findByRole('table', { name: /by title$/ })).toBeVisible()
      let answer = () => {}
      received.api.on(
        platformAnalyticsCalls.agentTrends,
        () => new Promise((resolve) => (answer = () => resolve(someTrends()))),
      )
      await user.click(part.getByRole('radio', { name: '90 days' }))
      expect(part.queryByRole('table', { name: /by title$/ })).toBeNull()
      answer()
      expect(await part.findByRole('table', { name: /by title$/ })).toBeVisible()
    })

    it('says so where nothing happened', async () => {
      const none = { views: 0, favourites: 0, offers: 0 }
      const { before } = someTrends()
      const nothing = { totals: none, series: [], before: { ...before, totals: none, series: [] }, titles: [] }
      received.api.on(platformAnalyticsCalls.agentTrends, someTrends(nothing))
      openAnalytics()
      expect(await (await region()).findByText('Nothing in these days')).toBeVisible()
    })

    it('can be tried again while the rest stands', async () => {
      received.api.on(platformAnalyticsCalls.agentTrends, refusal(503, 'Away.'))
      const { user } = openAnalytics()
      const part = await region()
      expect(await part.findByText('The views of these days could not be read.')).toBeVisible()
      expect(screen.getByText('Conversion rate')).toBeVisible()
      received.api.on(platformAnalyticsCalls.agentTrends, someTrends())
      await user.click(part.getByRole('button', { name: 'Try again' }))
      expect(await part.findByRole('figure', { name: 'Views by day' })).toBeVisible()
    })
  })

  it('say Analytics Unavailable, and try again', async () => {
    received.api.on(offerAdministrationCalls.agentAnalytics, refusal(503, 'Away.'))
    openAnalytics()
    expect(await screen.findByRole('heading', { name: 'Analytics Unavailable' })).toBeVisible()
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible()
  })
})
