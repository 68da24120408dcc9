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
  api.on(analysisCalls.analysisSearch, ({ query }) => ({
    analyses: page(Number(query.get('offset')) === 20 ? 3 : 20),
    totalFound: 23,
    classes,
  }))
})
const at = '/commercial-analysis-search'
const open = (search = '') => renderPage(<AnalysisSearchPage />, { path: at, at: at + search })
const asked = () => Object.fromEntries(api.asked(analysisCalls.analysisSearch).at(-1)!.query)

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
