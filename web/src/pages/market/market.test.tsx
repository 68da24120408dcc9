import { identityCalls, platformAnalyticsCalls } from '@storyright/contracts/http'
import { screen, waitFor, within } from '@testing-library/react'
import { fakeApi } from '../../testing/fake-api.ts'
import { someMarket } from '../../testing/insight-samples.ts'
import { renderPage, where } from '../../testing/render-page.tsx'
import { aUser } from '../../testing/samples.ts'
import { tryAgain } from '../../testing/try-again.ts'
import { MarketPage } from './market.tsx'

const open = () => renderPage(<MarketPage />, { path: '/market' })
const asked = () => api.asked(platformAnalyticsCalls.market).map(({ query }) => [query.get('from'), query.get('to')])
const rowOf = (table: string, name: string) =>
  within(screen.getByRole('table', { name: table }))
    .getByText(name)
    .closest('tr')!
let api: ReturnType<typeof fakeApi>
beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-11-22T10:00:00Z'), advanceTimers: true })
  api = fakeApi()
  api.on(identityCalls.currentUser, aUser({ membershipTier: 'premium' }))
  api.on(platformAnalyticsCalls.market, someMarket())
})
afterEach(() => jest.useRealTimers())

describe('the market', () => {
  it('is premium’s: others are told what Premium brings, and nothing is asked', async () => {
    api.on(identityCalls.currentUser, aUser())
    open()
    const block = within(await screen.findByRole('region', { name: 'Premium Feature' }))
    expect(block.getByRole('link', { name: 'Upgrade to Premium' })).toHaveAttribute('href', '/upgrade')
    expect(asked()).toEqual([])
  })

  it('leads those whom Premium is not for to the catalogue', async () => {
    api.on(identityCalls.currentUser, aUser({ role: 'agent', membershipTier: 'free' }))
    open()
    const block = within(await screen.findByRole('region', { name: 'Premium Feature' }))
    expect(block.getByRole('link', { name: 'Browse IP' })).toHaveAttribute('href', '/listings')
  })

  it('says by genre and medium what titles ask and fetch, and how soon agents answer', async () => {
    open()
    await screen.findByRole('region', { name: 'By genre' })
    const genre = within(rowOf('Figures by genre', 'Mystery'))
    for (const text of ['40', '£52,000', '£30,000 - £80,000', '22', '£31,000', '36%', '30 h', '+18%'])
      expect(genre.getByText(text)).toBeVisible()
    expect(within(rowOf('Figures by medium', 'Book')).getByText('-4%')).toBeVisible()
  })

  it('sets the reader’s own offers beside it', async () => {
    open()
    await screen.findByRole('region', { name: 'By genre' })
    expect(within(rowOf('Figures by genre', 'Mystery')).getByText('3, £27,000')).toBeVisible()
    const own = screen.getByText('Your median option fee').closest('li')
    expect(own).toHaveTextContent('£28,000')
    expect(screen.getByText('3 days')).toBeVisible()
  })

  it('shows no figure that fewer than five people stand behind, and says why', async () => {
    open()
    await screen.findByRole('region', { name: 'By genre' })
    const row = rowOf('Figures by genre', 'Horror')
    expect(within(row).getAllByText('Fewer than five people').length).toBeGreaterThan(0)
    expect(row.textContent).not.toMatch(/£|%/)
  })

  it('shows ten genres first, and the others when asked', async () => {
    const { byGenre, ...market } = someMarket()
    const twelve = Array.from({ length: 12 }, (_, index) => ({ ...byGenre[0]!, genre: `Genre ${index + 1}` }))
    api.on(platformAnalyticsCalls.market, { ...market, byGenre: twelve })
    const { user } = open()
    const table = await screen.findByRole('table', { name: 'Figures by genre' })
    expect(within(table).getAllByRole('row')).toHaveLength(1 + 10)
    expect(screen.getByText('Showing 10 of 12')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Load More' }))
    expect(within(table).getAllByRole('row')).toHaveLength(1 + 12)
    expect(screen.queryByRole('button', { name: 'Load More' })).toBeNull()
  })

  it('draws prices by month, and what is rising only', async () => {
    open()
    await screen.findByRole('region', { name: 'Rising' })
    const months = within(screen.getByRole('table', { name: 'Asking prices and option fees by month' }))
    expect(months.getAllByRole('row').map((row) => row.textContent)).toEqual([
      'MonthAsking priceOption fee offered',
      'Oct 2026£52,000£31,000',
      'Nov 2026––',
    ])
    expect(screen.getByRole('table', { name: 'Rising genres' })).toHaveTextContent('Mystery+18%')
    expect(screen.queryByRole('table', { name: 'Rising mediums' })).toBeNull()
    expect(screen.getByText('Nothing is rising against the 90 days before.')).toBeVisible()
  })

  it('is of the last twelve months, or of others that then stand in the address', async () => {
    const { user } = open()
    await screen.findByRole('region', { name: 'By genre' })
    expect(asked()).toEqual([['2025-11-23', '2026-11-22']])
    await user.click(screen.getByRole('radio', { name: '90 days' }))
    await waitFor(() => expect(asked().at(-1)).toEqual(['2026-08-25', '2026-11-22']))
    expect(where()).toBe('/market?range=90')
  })

  it('can be tried again', async () => {
    await tryAgain(api, platformAnalyticsCalls.market, someMarket(), open)
    expect(await screen.findByRole('region', { name: 'By genre' })).toBeVisible()
  })
})
