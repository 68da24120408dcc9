import { analysisCalls, catalogueCalls, identityCalls } from '@storyright/contracts/http'
import { act, screen, waitFor, within } from '@testing-library/react'
import { chooseCurrency } from '../features/analysis/currency/currency.ts'
import { anEnhancedAnalysis, aStandardAnalysis } from '../testing/analysis-samples.ts'
import { fakeApi, refusal } from '../testing/fake-api.ts'
import { renderPage } from '../testing/render-page.tsx'
import { aListing, aUser } from '../testing/samples.ts'
import { ListingPage } from './listing.tsx'

let api: ReturnType<typeof fakeApi>
beforeEach(() => {
  chooseCurrency('GBP')
  api = fakeApi()
  api.on(identityCalls.currentUser, aUser({ membershipTier: 'premium' }))
  api.on(catalogueCalls.getListing, aListing())
  api.on(catalogueCalls.favouriteStatus, { isFavorited: false })
  api.on(analysisCalls.analysis, aStandardAnalysis())
  api.on(analysisCalls.enhancedAnalysis, anEnhancedAnalysis())
})

const open = () => renderPage(<ListingPage />, { path: '/listing/:id', at: '/listing/7' })
const panel = async (name = 'Standard Commercial Analysis') => {
  const found = await screen.findByRole('region', { name })
  return { found, within: within(found) }
}
const opened = async () => {
  const { user } = open()
  const { within: inside } = await panel()
  await inside.findByText('Highly Viable')
  const tab = async (name: RegExp | string) => user.click(inside.getByRole('tab', { name }))
  return { user, inside, tab }
}
const enhanced = async () => {
  const { user, inside } = await opened()
  await user.click(inside.getByRole('button', { name: 'Upgrade to Enhanced' }))
  return { user, inside }
}
const tabsIn = (inside: ReturnType<typeof within>) =>
  inside.getAllByRole('tab').map((tab: HTMLElement) => tab.textContent?.replace(/\d.*$/, ''))
/** Terms and what stands beside them, in a block. */
const rows = (inside: ReturnType<typeof within>, block: string) =>
  within(inside.getByRole('region', { name: block }))
    .getAllByRole('term')
    .map((term) => [term.textContent?.trim(), term.parentElement?.querySelector('dd')?.textContent])
    .filter(([, value]) => value)

describe('the enhanced analysis', () => {
  it('is asked for when it is wanted, has seven tabs and its own tier; the focus stays on the switch', async () => {
    const { user, inside } = await enhanced()
    expect(inside.getByRole('heading', { name: 'Enhanced Analysis' })).toBeVisible()
    expect(await inside.findByText('Greenlight Ready')).toBeVisible()
    expect(tabsIn(inside)).toEqual([...['Overview', 'Talent', 'Social', 'Streaming', 'Content', 'Financial', 'Risk']])
    const back = inside.getByRole('button', { name: 'Switch to Standard' })
    expect(back).toHaveFocus()
    await user.click(back)
    expect(inside.getByRole('heading', { name: 'Standard Commercial Analysis' })).toBeVisible()
    expect(api.asked(analysisCalls.enhancedAnalysis)).toHaveLength(1)
  })

  it('shows money in pounds, converted at its own rate, until the reader chooses dollars', async () => {
    const { user, inside } = await enhanced()
    await user.click(await inside.findByRole('tab', { name: 'Financial' }))
    expect(inside.getByText('Amounts in pounds. £1 = $1.27, the rate of 2 Nov 2026.')).toBeVisible()
    expect(rows(inside, 'Production Budget').slice(0, 3)).toEqual([
      ['Low', '£11.8m'],
      ['Expected', '£19m'],
      ['High', '£31.6m'],
    ])
    await user.click(inside.getByRole('button', { name: 'Show in US dollars' }))
    expect(rows(inside, 'Production Budget')[0]).toEqual(['Low', '$15m'])
    expect(inside.getByText('Amounts in US dollars. £1 = $1.27, the rate of 2 Nov 2026.')).toBeVisible()
  })

  it('shows money in dollars, and says what is not known', async () => {
    chooseCurrency('USD')
    const { user, inside } = await enhanced()
    await user.click(await inside.findByRole('tab', { name: 'Financial' }))
    expect(rows(inside, 'Production Budget').slice(0, 3)).toEqual([
      ['Low', '$15m'],
      ['Expected', '$24m'],
      ['High', '$40m'],
    ])
    expect(rows(inside, 'Return').slice(0, 3)).toEqual([
      ['Payback Period', 'Not paid back'],
      ['IRR', 'None'],
      ['Risk-Adjusted NPV', '-$2.3m'],
    ])
    await user.click(inside.getByRole('tab', { name: 'Social' }))
    expect(rows(inside, 'Reach').slice(0, 2)).toEqual([
      ['Author Social Reach', 'Not knownNo data (typical value)'],
      ['Content Mentions', '1,200No data (typical value)'],
    ])
    await user.click(inside.getByRole('tab', { name: 'Risk' }))
    const table = within(inside.getByRole('table', { name: 'Overall Risk 28' }))
    expect(table.getByRole('cell', { name: 'Production risk, Moderate' })).toBeInTheDocument()
  })

  it('says when it failed, and is tried again', async () => {
    api.on(analysisCalls.enhancedAnalysis, refusal(503, 'Away.'))
    const { user, inside } = await enhanced()
    expect(await inside.findByText('Failed to generate enhanced analysis. Please try again.')).toBeVisible()
    api.on(analysisCalls.enhancedAnalysis, anEnhancedAnalysis())
    await user.click(inside.getByRole('button', { name: 'Retry Analysis' }))
    expect(await inside.findByText('Greenlight Ready')).toBeVisible()
  })
})

describe('an analysis on paper', () => {
  const sheet = () => document.querySelector<HTMLElement>('[data-sheet]')
  const printed = jest.fn()
  beforeEach(() => {
    printed.mockReset()
    window.print = printed
  })

  it('holds every tab, with what each figure rests on by number, and goes when it has been printed', async () => {
    const { user, inside } = await opened()
    await user.click(inside.getByRole('button', { name: 'Print or save as PDF' }))
    await waitFor(() => expect(printed).toHaveBeenCalledTimes(1))
    const paper = within(sheet()!)
    for (const name of [
      ...['AI Analysis Dimensions', 'Revenue Scenarios', 'Comparable Films', 'Demographics', 'Revenue'],
      ...['Gates Passed: 2 / 3', 'Recommendations', 'What the figures rest on'],
    ])
      expect(paper.getByRole('heading', { name })).toBeInTheDocument()
    expect(paper.getByRole('heading', { level: 1, name: 'The Moonstone' })).toBeInTheDocument()
    const age = paper.getByText('Primary Age').closest('li')!
    const number = within(age).getByText(/^\d+$/).textContent
    expect(age).toHaveTextContent('25-44 years default')
    const note = paper.getByText(number!, { selector: 'ol span' }).closest('li')
    expect(note).toHaveTextContent('No data (typical value): The same for every listing: no finding about this one.')
    expect(paper.getByText(/Model, reader-1, 14 Nov 2026: What the model observed/)).toBeInTheDocument()
    expect(printed).toHaveBeenCalledTimes(1)
    act(() => void window.dispatchEvent(new Event('afterprint')))
    await waitFor(() => expect(sheet()).toBeNull())
  })

  it('has dollars where the enhanced one is printed', async () => {
    chooseCurrency('USD')
    const { user, inside } = await enhanced()
    await inside.findByText('Greenlight Ready')
    await user.click(inside.getByRole('button', { name: 'Print or save as PDF' }))
    await waitFor(() => expect(printed).toHaveBeenCalledTimes(1))
    expect(sheet()).toHaveTextContent('Enhanced Analysis, amounts in US dollars')
    expect(sheet()).not.toHaveTextContent('£')
  })
})
