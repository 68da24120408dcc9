import { offerAdministrationCalls, offerCalls } from '@storyright/contracts/http'
import { screen, waitFor, within } from '@testing-library/react'
import { refusal } from '../../testing/fake-api.ts'
import { anOffer } from '../../testing/offer-samples.ts'
import { accepted, pending, receivedOffersApi } from '../../testing/received-offers.ts'
import { openToast, renderPage } from '../../testing/render-page.tsx'
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

  it('say Analytics Unavailable, and try again', async () => {
    received.api.on(offerAdministrationCalls.agentAnalytics, refusal(503, 'Away.'))
    openAnalytics()
    expect(await screen.findByRole('heading', { name: 'Analytics Unavailable' })).toBeVisible()
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible()
  })
})
