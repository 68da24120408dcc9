import { identityCalls, platformAnalyticsCalls } from '@storyright/contracts/http'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { fakeApi } from '../../testing/fake-api.ts'
import { someAnalytics } from '../../testing/insight-samples.ts'
import { renderPage, where } from '../../testing/render-page.tsx'
import { aUser } from '../../testing/samples.ts'
import { tryAgain } from '../../testing/try-again.ts'
import { PlatformAnalyticsPage } from './platform-analytics.tsx'

const open = (query = '') =>
  renderPage(<PlatformAnalyticsPage />, { path: '/admin/analytics', at: `/admin/analytics${query}` })
const asked = () =>
  api.asked(platformAnalyticsCalls.platformAnalytics).map(({ query }) => [query.get('from'), query.get('to')])
const csv = () => screen.getByRole('link', { name: /^Export CSV.*platform figures$/ })
const loaded = () => screen.findByRole('region', { name: 'Users' })
let api: ReturnType<typeof fakeApi>
beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-11-22T10:00:00Z'), advanceTimers: true })
  api = fakeApi()
  api.on(identityCalls.currentUser, aUser({ role: 'admin', membershipTier: 'premium' }))
  api.on(platformAnalyticsCalls.platformAnalytics, someAnalytics())
})
afterEach(() => jest.useRealTimers())

describe('the platform’s figures', () => {
  it('begin with the few numbers of the range', async () => {
    open()
    expect(screen.getByText('Loading figures')).toBeInTheDocument()
    await loaded()
    for (const text of ['1,234', /^6 new/, '1,296', /^3 accepted/, '£45k', '640', '48'])
      expect(screen.getAllByText(text)[0]).toBeVisible()
  })

  it('stand beside those of as many days before, in words', async () => {
    open()
    await loaded()
    for (const text of [
      'Up from 1,228',
      '6 new, 6 before',
      '4 new, 8 before',
      'Up from 8',
      '3 accepted, 3 before',
      'Up 13% from £40k',
      '£120k held, £150k before',
      'Down 20% from 800',
      'Up from 0',
      'Compared with the 2 days before, 19 Nov 2026 to 20 Nov 2026.',
    ])
      expect(screen.getByText(text)).toBeVisible()
    const funnel = within(screen.getByRole('table', { name: 'Offer funnel' }))
    expect(funnel.getByRole('cell', { name: 'Held, 12 before' })).toBeInTheDocument()
  })

  it.each([
    ['Users', ['Users over time', 'New accounts']],
    ['Listings', ['Listings over time', 'New listings']],
    ['Offers and money', ['Offer funnel', 'Money', 'Offers made', 'How offers ended', 'Money over time']],
    ['Attention', ['Views', 'Favourites added']],
  ])('%s are drawn, a table behind each chart', async (part, charts) => {
    open()
    await loaded()
    const region = within(screen.getByRole('region', { name: part }))
    for (const name of charts) {
      expect(region.getByRole('figure', { name })).toBeVisible()
      expect(region.getByRole('table', { name })).toBeInTheDocument()
    }
  })

  it('stand day by day in the tables', async () => {
    open()
    await loaded()
    const rows = within(screen.getByRole('table', { name: 'Money over time' })).getAllByRole('row')
    expect(rows.map((row) => row.textContent)).toEqual([
      'DayHeldCapturedReleased',
      '21 Nov 2026£60,000£22,500£4,500',
      '22 Nov 2026£60,000£22,500£4,500',
    ])
  })

  it('say which listings were looked at most, and what was searched for in vain', async () => {
    open()
    await loaded()
    const top = within(screen.getByRole('table', { name: /^Top listings/ }))
    expect(top.getByRole('link', { name: 'The Moonstone' })).toHaveAttribute('href', '/listing/7')
    expect(top.getByText('91')).toBeVisible()
    expect(screen.getByText('airship romance')).toBeVisible()
  })

  it('show twenty of a hundred searches, and the others when asked', async () => {
    const searchesWithoutResult = Array.from({ length: 100 }, (_none, place) => ({
      term: `term ${place}`,
      count: 100 - place,
      series: [],
    }))
    api.on(platformAnalyticsCalls.platformAnalytics, someAnalytics({ searchesWithoutResult }))
    const { user } = open()
    await loaded()
    const table = () => screen.getByRole('table', { name: /^Searches without result/ })
    expect(within(table()).getAllByRole('row')).toHaveLength(21)
    await user.click(screen.getByRole('button', { name: 'Load More' }))
    expect(within(table()).getAllByRole('row')).toHaveLength(41)
  })

  it('say so where nothing happened', async () => {
    const none = { total: 0, series: [{ date: '2026-11-22', count: 0 }] }
    api.on(
      platformAnalyticsCalls.platformAnalytics,
      someAnalytics({ views: none, topListings: [], searchesWithoutResult: [] }),
    )
    open()
    await loaded()
    for (const words of [
      'Nothing in these days',
      'No listing was viewed in these days',
      'Every search found something',
    ])
      expect(screen.getByText(words)).toBeVisible()
  })

  it('can be tried again', async () => {
    await tryAgain(api, platformAnalyticsCalls.platformAnalytics, someAnalytics(), open)
    expect(await loaded()).toBeVisible()
  })
})

describe('the range of days', () => {
  it('is the last thirty days at first, for the screen and for the file', async () => {
    open()
    await loaded()
    expect(asked()).toEqual([['2026-10-24', '2026-11-22']])
    expect(csv()).toHaveAttribute('href', '/api/admin/analytics.csv?from=2026-10-24&to=2026-11-22')
    expect(csv()).toHaveAttribute('download')
  })

  it.each([
    ['7 days', '7', '2026-11-16'],
    ['90 days', '90', '2026-08-25'],
    ['This year', 'year', '2026-01-01'],
  ])('can be %s, and stands in the address', async (label, named, from) => {
    const { user } = open()
    await loaded()
    await user.click(screen.getByRole('radio', { name: label }))
    await waitFor(() => expect(asked().at(-1)).toEqual([from, '2026-11-22']))
    expect(where()).toBe(`/admin/analytics?range=${named}`)
  })

  it('can be any two days', async () => {
    open('?from=2024-02-29&to=2025-02-28')
    await loaded()
    expect(asked()).toEqual([['2024-02-29', '2025-02-28']])
    fireEvent.change(screen.getByLabelText('From'), { target: { value: '2025-01-01' } })
    await waitFor(() => expect(where()).toBe('/admin/analytics?from=2025-01-01&to=2025-02-28'))
    expect(screen.getByLabelText('From')).toHaveValue('2025-01-01')
  })

  it('waits for a day that is still being typed', async () => {
    open('?from=2026-11-01&to=2026-11-22')
    await loaded()
    fireEvent.change(screen.getByLabelText('From'), { target: { value: '' } })
    fireEvent.change(screen.getByLabelText('From'), { target: { value: '0002-01-01' } })
    expect(where()).toBe('/admin/analytics?from=2026-11-01&to=2026-11-22')
  })

  it('is not asked for when it is reversed: the field says so', async () => {
    open('?from=2026-11-10&to=2026-11-01')
    expect(await screen.findByText('The end is before the beginning')).toBeVisible()
    expect(asked()).toEqual([])
    expect(screen.queryByRole('link', { name: /^Export CSV.*platform figures$/ })).toBeNull()
  })
})
