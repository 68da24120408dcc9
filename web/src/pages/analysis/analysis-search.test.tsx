import { analysisCalls, identityCalls } from '@storyright/contracts/http'
import { act, screen, waitFor, within } from '@testing-library/react'
import { aCommercialAnalysis } from '../../testing/analysis-samples.ts'
import { fakeApi, refusal } from '../../testing/fake-api.ts'
import { renderPage, where } from '../../testing/render-page.tsx'
import { aCard, aUser } from '../../testing/samples.ts'
import { AnalysisSearchPage } from './analysis-search.tsx'

const page = (count: number) =>
  Array.from({ length: count }, (_none, place) =>
    aCommercialAnalysis({
      listingId: String(place + 1),
      listing: aCard({ id: String(place + 1), title: `Title ${place + 1}` }),
    }),
  )
const classes = {
  marketSize: ['small', 'medium', 'large'] as ('small' | 'medium' | 'large')[],
  productionComplexity: ['low', 'medium', 'high'] as ('low' | 'medium' | 'high')[],
  roiPotential: ['medium', 'high'] as ('medium' | 'high')[],
}
let api: ReturnType<typeof fakeApi>
beforeEach(() => {
  api = fakeApi()
  api.on(identityCalls.currentUser, aUser({ membershipTier: 'premium' }))
  api.on(analysisCalls.analysisSearch, ({ query }) => {
    const ids = query.get('listingIds')?.split(',')
    if (ids) {
      const analyses = page(20).filter(({ listingId }) => ids.includes(listingId))
      return { analyses, totalFound: analyses.length, classes }
    }
    return { analyses: page(Number(query.get('offset')) === 20 ? 3 : 20), totalFound: 23, classes }
  })
})
const at = '/commercial-analysis-search'
const open = (search = '') => renderPage(<AnalysisSearchPage />, { path: at, at: at + search })
const searches = () => api.asked(analysisCalls.analysisSearch).filter(({ query }) => !query.has('listingIds'))
const asked = () => Object.fromEntries(searches().at(-1)!.query)

describe('searching analyses', () => {
  it('shows twenty to a page, the next ones on the next', async () => {
    const { user } = open()
    expect(await screen.findByText('1 to 20 of 23 titles')).toBeVisible()
    expect(asked()).toEqual({ limit: '20', offset: '0' })
    expect(screen.queryByRole('link', { name: 'Previous' })).toBeNull()
    await user.click(screen.getByRole('link', { name: 'Next' }))
    expect(await screen.findByText('21 to 23 of 23 titles')).toBeVisible()
    expect(asked()).toEqual({ limit: '20', offset: '20' })
    expect(screen.queryByRole('link', { name: 'Next' })).toBeNull()
    expect(screen.getByRole('link', { name: 'Previous' })).toHaveAttribute('href', `${at}?page=1`)
  })

  it('keeps what is asked in the address, and begins again at the first page', async () => {
    const { user } = open('?page=2')
    await user.type(await screen.findByRole('textbox', { name: 'Minimum score' }), '60')
    await user.type(screen.getByRole('textbox', { name: 'Maximum score' }), '90')
    await user.selectOptions(screen.getByRole('combobox', { name: 'Market size' }), 'Large')
    await user.selectOptions(screen.getByRole('combobox', { name: 'Production complexity' }), 'Low')
    await user.selectOptions(screen.getByRole('combobox', { name: 'ROI potential' }), 'High')
    await user.click(screen.getByRole('button', { name: 'Search' }))
    const wanted = {
      minScore: '60',
      maxScore: '90',
      marketSize: 'large',
      productionComplexity: 'low',
      roiPotential: 'high',
    }
    await waitFor(() => expect(asked()).toEqual({ limit: '20', offset: '0', ...wanted }))
    expect(where()).toBe(`${at}?${new URLSearchParams(wanted)}`)
  })

  it('finds titles by words, a genre and a medium, and has what was found as a file', async () => {
    const { user } = open('?sort=-price&compare=3')
    await user.type(await screen.findByRole('textbox', { name: 'Title or author' }), 'the moon')
    await user.selectOptions(screen.getByRole('combobox', { name: 'Genre' }), 'Sci-fi')
    await user.selectOptions(screen.getByRole('combobox', { name: 'Medium' }), 'Book')
    await user.click(screen.getByRole('button', { name: 'Search' }))
    const wanted = { search: 'the moon', genre: 'sci-fi', medium: 'book' }
    await waitFor(() => expect(asked()).toEqual({ limit: '20', offset: '0', ...wanted, sort: '-price' }))
    expect(where()).toBe(`${at}?${new URLSearchParams({ ...wanted, sort: '-price', compare: '3' })}`)
    const file = await screen.findByRole('link', { name: /^Export CSV/ })
    expect(file).toHaveAttribute(
      'href',
      `/api/commercial-analysis/search.csv?${new URLSearchParams({ ...wanted, sort: '-price' })}`,
    )
    expect(file).toHaveAttribute('download')
  })

  it('says in a table what each title comes to', async () => {
    open()
    const table = within(await screen.findByRole('table', { name: /^Titles by their analyses/ }))
    expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent?.replace('↕', ''))).toEqual([
      ...['Title', 'Status', 'Score', 'Price', 'Market', 'Complexity', 'Return', 'Compare'],
    ])
    const [, first] = table.getAllByRole('row')
    const { commercialScore, marketSize, productionComplexity, roiPotential } = aCommercialAnalysis()
    expect(within(first!).getByRole('link', { name: 'Title 1' })).toHaveAttribute('href', '/listing/1')
    expect(within(first!).getByRole('img', { name: new RegExp(`${commercialScore} of 100`) })).toBeVisible()
    for (const text of ['Available', '£18,000 - £65,000']) expect(within(first!).getByText(text)).toBeVisible()
    const classesOf = [...first!.children].slice(4, 7).map(({ textContent }) => textContent?.toLowerCase())
    expect(classesOf).toEqual([marketSize, productionComplexity, roiPotential])
  })

  it('is sorted by its heads as every table is, which keep the focus, from the first page on', async () => {
    const { user } = open('?page=2&minScore=10')
    const head = (name: string) => screen.getByRole('columnheader', { name })
    const button = (name: string) => within(head(name)).getByRole('button')
    await screen.findByText('21 to 23 of 23 titles')
    expect(head('Score')).toHaveAttribute('aria-sort', 'none')
    for (const [name, sort, way] of [
      ['Price', 'price', 'ascending'],
      ['Price', '-price', 'descending'],
      ['Title', 'title', 'ascending'],
    ] as const) {
      await user.click(button(name))
      await waitFor(() => expect(asked()).toMatchObject({ sort, offset: '0', minScore: '10' }))
      expect(where()).toBe(`${at}?minScore=10&sort=${sort}`)
      expect(head(name)).toHaveAttribute('aria-sort', way)
      await screen.findByText('1 to 20 of 23 titles')
      expect(button(name)).toHaveFocus()
    }
    // Cards have no heads.
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Complexity, ascending')
    await waitFor(() => expect(asked()).toMatchObject({ sort: 'complexity' }))
  })

  it('leads to the last page where the address names one beyond it', async () => {
    api.on(analysisCalls.analysisSearch, ({ query }) => ({
      analyses: Number(query.get('offset')) > 20 ? [] : page(3),
      totalFound: 23,
      classes,
    }))
    open('?minScore=10&page=9')
    expect(await screen.findByText('21 to 23 of 23 titles')).toBeVisible()
    expect(where()).toBe(`${at}?minScore=10&page=2`)
  })

  it('compares up to four side by side, which the address keeps', async () => {
    const { user } = open('?sort=title')
    const box = (id: number) => screen.findByRole('checkbox', { name: `Compare Title ${id}` })
    for (const id of [3, 1, 2, 5]) await user.click(await box(id))
    expect(where()).toBe(`${at}?sort=title&compare=3%2C1%2C2%2C5`)
    expect(await box(4)).toBeDisabled()
    expect(await box(5)).toBeEnabled()
    const compared = within(await screen.findByRole('region', { name: 'Compare' }))
    await waitFor(() => expect(compared.getAllByRole('columnheader')).toHaveLength(4))
    expect(compared.getAllByRole('link', { name: /^Title/ }).map(({ textContent }) => textContent)).toEqual([
      ...['Title 3', 'Title 1', 'Title 2', 'Title 5'],
    ])
    expect(compared.getAllByRole('rowheader').map(({ textContent }) => textContent)).toContain('Revenue projections')
    await user.click(compared.getByRole('button', { name: 'Take away Title 1' }))
    expect(where()).toBe(`${at}?sort=title&compare=3%2C2%2C5`)
    await user.click(compared.getByRole('button', { name: 'Clear' }))
    expect(where()).toBe(`${at}?sort=title`)
    expect(screen.queryByRole('region', { name: 'Compare' })).toBeNull()
  })

  it('opens a comparison from its address, takes no more than four, and says who is gone', async () => {
    open('?compare=3,3,x,77,1,2,5')
    const compared = within(await screen.findByRole('region', { name: 'Compare' }))
    expect(await compared.findByText('One of these titles is no longer listed.')).toBeVisible()
    expect(compared.getAllByRole('columnheader')).toHaveLength(3)
    const queries = api.asked(analysisCalls.analysisSearch).map(({ query }) => query.get('listingIds'))
    expect(queries.filter(Boolean)).toEqual(['3,77,1,2'])
  })

  it('keeps the focus where it was, and what was typed and not yet searched', async () => {
    const { user } = open()
    const least = await screen.findByRole('textbox', { name: 'Minimum score' })
    await user.type(least, '60{Enter}')
    await waitFor(() => expect(where()).toBe(`${at}?minScore=60`))
    expect(least).toHaveFocus()
    await user.type(screen.getByRole('textbox', { name: 'Maximum score' }), '90')
    await user.click(await screen.findByRole('link', { name: 'Next' }))
    await screen.findByText('21 to 23 of 23 titles')
    expect(screen.getByRole('textbox', { name: 'Maximum score' })).toHaveValue('90')
  })

  it('takes a search that is sent while another is still under way', async () => {
    api.on(analysisCalls.analysisSearch, () => new Promise(() => {}))
    const { user } = open()
    await user.type(await screen.findByRole('textbox', { name: 'Minimum score' }), '60')
    await user.click(screen.getByRole('button', { name: 'Search' }))
    await waitFor(() => expect(asked()).toMatchObject({ minScore: '60' }))
  })

  it('follows the address back, and leads to what is wrong', async () => {
    const { user, router } = open()
    const least = await screen.findByRole('textbox', { name: 'Minimum score' })
    await user.type(least, '101')
    await user.click(screen.getByRole('button', { name: 'Search' }))
    await screen.findByText('A whole number from 0 to 100')
    expect(least).toHaveFocus()
    await act(() => router.navigate(-1))
    expect(least).toHaveValue('')
  })

  it.each([
    ['?minScore=101', 'A whole number from 0 to 100'],
    ['?minScore=-1', 'A whole number from 0 to 100'],
    ['?maxScore=7.5', 'A whole number from 0 to 100'],
    ['?minScore=80&maxScore=60', 'The highest score must not be below the lowest'],
  ])('says what is wrong with %s, and asks nothing', async (search, says) => {
    open(search)
    expect(await screen.findByText(says)).toBeVisible()
    expect(api.asked(analysisCalls.analysisSearch)).toHaveLength(0)
  })

  it('passes over what is no choice, and pages that are none', async () => {
    open('?marketSize=huge&page=nonsense')
    await screen.findByText('1 to 20 of 23 titles')
    expect(asked()).toEqual({ limit: '20', offset: '0' })
  })

  it('offers no value that no title has', async () => {
    open()
    await screen.findByText('1 to 20 of 23 titles')
    const options = within(screen.getByRole('combobox', { name: 'ROI potential' })).getAllByRole('option')
    expect(options.map(({ textContent }) => textContent)).toEqual(['Any', 'Medium', 'High'])
  })

  it('says when nothing fits', async () => {
    api.on(analysisCalls.analysisSearch, { analyses: [], totalFound: 0, classes })
    open('?minScore=99')
    expect(await screen.findByText('No analyses found matching your criteria')).toBeVisible()
  })

  it('tells a visitor Login Required, and leads back here', async () => {
    api.on(identityCalls.currentUser, refusal(401, 'You are not signed in.'))
    open()
    expect(await screen.findByRole('heading', { name: 'Login Required' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Log In' })).toHaveAttribute(
      'href',
      '/auth?next=%2Fcommercial-analysis-search',
    )
  })

  it('is a Premium Feature to those without, and asks nothing for them', async () => {
    api.on(identityCalls.currentUser, aUser())
    open()
    expect(await screen.findByRole('heading', { name: 'Premium Feature' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Upgrade to Premium' })).toHaveAttribute('href', '/upgrade')
    expect(api.asked(analysisCalls.analysisSearch)).toHaveLength(0)
  })
})
