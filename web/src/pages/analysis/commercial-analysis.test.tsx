import { analysisCalls, identityCalls } from '@storyright/contracts/http'
import { screen, waitFor, within } from '@testing-library/react'
import { aCommercialAnalysis } from '../../testing/analysis-samples.ts'
import { fakeApi, refusal } from '../../testing/fake-api.ts'
import { renderPage, where } from '../../testing/render-page.tsx'
import { aCard, aUser } from '../../testing/samples.ts'
import { AdminCommercialAnalysisPage, CommercialAnalysisPage } from './commercial-analysis.tsx'

let api: ReturnType<typeof fakeApi>
beforeEach(() => {
  api = fakeApi()
  api.on(identityCalls.currentUser, aUser({ membershipTier: 'premium' }))
  api.on(analysisCalls.analysisBatch, {
    analyses: [
      aCommercialAnalysis(),
      aCommercialAnalysis({ listingId: '9', listing: aCard({ id: '9', title: 'Goblin Market' }), source: 'rules' }),
    ],
    totalAnalyzed: 2,
  })
})
const open = (at = '/commercial-analysis') =>
  renderPage(<CommercialAnalysisPage />, { path: '/commercial-analysis', at })
const chosen = (label: string) => screen.findByRole('combobox', { name: label })
const choices = async (label: string) =>
  within(await chosen(label))
    .getAllByRole('option')
    .map(({ textContent }) => textContent)

describe('the commercial viability dashboard', () => {
  it('analyses three, five or ten of a genre and a medium, when it is asked to', async () => {
    const { user } = open()
    expect(await choices('Analysis limit')).toEqual(['3 titles', '5 titles', '10 titles'])
    expect(await choices('Genre')).toHaveLength(15)
    await user.selectOptions(await chosen('Genre'), 'Sci-fi')
    await user.selectOptions(await chosen('Medium'), 'Book')
    await user.selectOptions(await chosen('Analysis limit'), '10 titles')
    expect(api.asked(analysisCalls.analysisBatch)).toHaveLength(0)
    await user.click(screen.getByRole('button', { name: 'Analyze' }))
    expect(await screen.findByText('2 analysed')).toBeVisible()
    const [asked] = api.asked(analysisCalls.analysisBatch)
    expect(Object.fromEntries(asked!.query)).toEqual({ limit: '10', genre: 'sci-fi', medium: 'book' })
    expect(where()).toBe('/commercial-analysis?genre=sci-fi&medium=book&limit=10')
  })

  it('says what to do before anything is analysed', async () => {
    open()
    expect(await screen.findByRole('heading', { name: 'Nothing analysed yet' })).toBeVisible()
    expect(screen.getByText(/then press Analyze/)).toBeVisible()
  })

  it('leads from each result to its listing, and says which come from the tables alone', async () => {
    open('/commercial-analysis?limit=3')
    expect(await screen.findByRole('link', { name: 'The Moonstone' })).toHaveAttribute('href', '/listing/7')
    expect(screen.getByRole('link', { name: 'Goblin Market' })).toHaveAttribute('href', '/listing/9')
    const [first, second] = screen.getAllByRole('listitem').filter((item) => within(item).queryByRole('heading'))
    expect(within(first!).getByText('Highly Viable')).toBeVisible()
    expect(first).not.toHaveTextContent('From the tables alone')
    expect(second).toHaveTextContent('From the tables alone')
    expect(within(first!).getByText(/^Source:/).parentElement).toHaveTextContent('Source: BenchmarkModelCalculated')
    expect(within(first!).getByText('3.75 times the option fee')).toBeVisible()
  })

  it('says when there is none', async () => {
    api.on(analysisCalls.analysisBatch, { analyses: [], totalAnalyzed: 0 })
    open('/commercial-analysis?limit=3')
    expect(await screen.findByText('No analyses found matching your criteria')).toBeVisible()
    expect(screen.getByText(/^Nothing of this genre and medium is listed/)).toBeVisible()
  })

  it('says when it could not be asked, and tries again', async () => {
    api.on(analysisCalls.analysisBatch, refusal(503, 'Away.'))
    const { user } = open('/commercial-analysis?limit=3')
    expect(await screen.findByText('No commercial analysis data available')).toBeVisible()
    api.on(analysisCalls.analysisBatch, { analyses: [aCommercialAnalysis()], totalAnalyzed: 1 })
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('1 analysed')).toBeVisible()
  })

  it('offers Premium to those without it, and asks nothing for them', async () => {
    api.on(identityCalls.currentUser, aUser())
    open('/commercial-analysis?limit=3')
    expect(await screen.findByRole('heading', { name: 'Premium Feature' })).toBeVisible()
    expect(api.asked(analysisCalls.analysisBatch)).toHaveLength(0)
  })

  it('has an address of its own for administrators', async () => {
    api.on(identityCalls.currentUser, aUser({ role: 'admin', membershipTier: 'premium' }))
    renderPage(<AdminCommercialAnalysisPage />, {
      path: '/admin/commercial-analysis',
      at: '/admin/commercial-analysis?limit=5',
    })
    await waitFor(() => expect(api.asked(analysisCalls.analysisBatch)).toHaveLength(1))
    expect(screen.getByRole('heading', { level: 1, name: 'Commercial Analysis' })).toBeVisible()
  })
})
