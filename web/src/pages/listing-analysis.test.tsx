import { analysisCalls, catalogueCalls, identityCalls, membershipCalls } from '@storyright/contracts/http'
import { screen, waitFor, within } from '@testing-library/react'
import { anEnhancedAnalysis, aRulesAnalysis, aStandardAnalysis, theModel } from '../testing/analysis-samples.ts'
import { expectToast } from '../testing/expect-toast.ts'
import { fakeApi, refusal } from '../testing/fake-api.ts'
import { aFreePlan } from '../testing/membership-samples.ts'
import { renderPage } from '../testing/render-page.tsx'
import { aListing, aUser } from '../testing/samples.ts'
import { ListingPage } from './listing.tsx'

let api: ReturnType<typeof fakeApi>
beforeEach(() => {
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
const tabsIn = (inside: ReturnType<typeof within>) =>
  inside.getAllByRole('tab').map((tab: HTMLElement) => tab.textContent?.replace(/\d.*$/, ''))
/** Terms and what stands beside them, in a block. */
const rows = (inside: ReturnType<typeof within>, block: string) =>
  within(inside.getByRole('region', { name: block }))
    .getAllByRole('term')
    .map((term) => [term.textContent?.trim(), term.parentElement?.querySelector('dd')?.textContent])
    .filter(([, value]) => value)

describe('the analysis of a listing', () => {
  it('stands where Premium is offered to others, and is asked for by premium members alone', async () => {
    api.on(identityCalls.currentUser, aUser())
    api.on(membershipCalls.membershipStatus, aFreePlan(2))
    open()
    const offer = within(await screen.findByRole('region', { name: 'Premium Feature' }))
    expect(offer.getByRole('link', { name: 'Upgrade to Premium' })).toHaveAttribute('href', '/membership')
    expect(api.asked(analysisCalls.analysis)).toHaveLength(0)
  })

  it('leads readers without premium to the one title whose analysis is open to everybody', async () => {
    api.on(identityCalls.currentUser, aUser())
    api.on(membershipCalls.membershipStatus, aFreePlan(2))
    api.on(analysisCalls.analysisSample, { listing: { id: '9', title: 'Treasure Island' } })
    open()
    const offer = within(await screen.findByRole('region', { name: 'Premium Feature' }))
    expect(await offer.findByRole('link', { name: 'Treasure Island' })).toHaveAttribute('href', '/listing/9#analysis')
    expect(offer.getByRole('link', { name: 'Upgrade to Premium' })).toHaveAttribute('href', '/membership')
  })

  it('is open in full to readers without premium on the sample, but for the refresh', async () => {
    api.on(identityCalls.currentUser, aUser())
    api.on(membershipCalls.membershipStatus, aFreePlan(2))
    api.on(analysisCalls.analysisSample, { listing: { id: '7', title: 'The Moonstone' } })
    api.on(analysisCalls.sampleAnalysis, aStandardAnalysis())
    api.on(analysisCalls.sampleEnhanced, anEnhancedAnalysis())
    const { user } = open()
    const { within: inside } = await panel()
    expect(await inside.findByText('Highly Viable')).toBeVisible()
    expect(inside.getByText(/A sample that is open to everybody/)).toBeVisible()
    expect(inside.queryByRole('button', { name: 'Refresh Analysis' })).toBeNull()
    await user.click(inside.getByRole('button', { name: 'Upgrade to Enhanced' }))
    expect(await (await panel('Enhanced Analysis')).within.findByText('Greenlight Ready')).toBeVisible()
    expect(api.asked(analysisCalls.analysis)).toHaveLength(0)
    expect(api.asked(analysisCalls.enhancedAnalysis)).toHaveLength(0)
  })

  it('says Analysing... until there is a score, then its tier, who answered and where to read more', async () => {
    let answer = (_analysis: ReturnType<typeof aStandardAnalysis>) => {}
    api.on(analysisCalls.analysis, () => new Promise((done) => (answer = done)))
    open()
    const { within: inside } = await panel()
    expect(inside.getByText('Commercial Viability Score')).toBeVisible()
    expect(inside.getByText('Analysing...')).toBeVisible()
    await waitFor(() => expect(api.asked(analysisCalls.analysis)).toHaveLength(1))
    answer(aStandardAnalysis())
    expect(await inside.findByText('Highly Viable')).toBeVisible()
    expect(inside.queryByText('Analysing...')).toBeNull()
    expect(inside.getByText(/AI reading of this listing, 14 Nov 2026 \(reader-1\)/)).toBeVisible()
    expect(inside.getByRole('link', { name: 'How we score' })).toHaveAttribute('href', '/how-we-score')
  })

  it('says with the operators’ words that the model is switched off, where it has not answered', async () => {
    api.on(analysisCalls.analysis, aRulesAnalysis())
    api.on(identityCalls.switchedOff, [{ name: 'model', says: 'The model rests.', until: null }])
    open()
    expect(await (await panel()).within.findByText(/our benchmarks.* The model rests\. Analysed/)).toBeVisible()
  })

  it('says so when the tables alone answered', async () => {
    api.on(analysisCalls.analysis, aRulesAnalysis())
    const { inside } = await opened()
    expect(inside.getByText(/No AI reading of this listing/)).toBeVisible()
  })

  it('has six tabs; the overview has ten dimensions and the static analysis', async () => {
    const { inside } = await opened()
    expect(tabsIn(inside)).toEqual([
      ...['Overview', 'Forecasting', 'Audience', 'Financial', 'Gates', 'Recommendations'],
    ])
    expect(rows(inside, 'AI Analysis Dimensions').slice(0, 10)).toEqual([
      ['Market Appeal', '82'],
      ['Adaptation Fit', '91'],
      ['Financial Outlook', '67'],
      ['Risk Profile Lower Risk', '72'],
      ['Franchise Upside', '54'],
      ['Audience Reach', '70'],
      ['Competitive Advantage', '61'],
      ['Market Timing', '58'],
      ['Cultural Resonance', '77'],
      ['Platform Suitability', '83'],
    ])
    expect(rows(inside, 'Static Analysis').map(([term]) => term)).toEqual([
      ...['Genre Score', 'Medium Score', 'Length Bonus'],
      // what they rest on, with the sentence
      ...['Length Bonus · From this listing', 'Genre Score, Medium Score · Benchmark'],
    ])
    expect(inside.getByText('+0')).toBeVisible()
  })

  it('leaves out the further dimensions that are not known', async () => {
    const { audienceReach: _gone, ...aiScores } = aStandardAnalysis().aiScores
    api.on(analysisCalls.analysis, aStandardAnalysis({ aiScores }))
    const { inside } = await opened()
    expect(inside.queryByText('Market Timing')).toBeNull()
  })

  it('forecasts: scenarios with their figures in a table, volatility from the other end, films in dollars', async () => {
    const { inside, tab } = await opened()
    await tab('Forecasting')
    const table = within(inside.getByRole('table', { name: 'Revenue Scenarios' }))
    expect(table.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
      'ScenarioGross',
      'Optimistic, 20% likely£16.2m',
      'Expected, 55% likely£11.4m',
      'Conservative, 25% likely£5.9m',
    ])
    expect(inside.getByRole('heading', { name: 'Confidence Level 64%' })).toBeVisible()
    expect(rows(inside, 'Confidence Level 64%')).toContainEqual(['Market Volatility Calmer is higher', '65'])
    const films = within(inside.getByRole('table', { name: 'Comparable Films' }))
    expect(films.getByText('The Woman in Black (2012)')).toBeVisible()
    for (const text of ['$129m', '86%', 'same medium, shares mystery']) expect(films.getByText(text)).toBeVisible()
  })

  it('never shows a default as a finding', async () => {
    const { inside, tab } = await opened()
    await tab('Audience')
    expect(rows(inside, 'Demographics').slice(0, 4)).toEqual([
      ['Primary Age', '25-44 yearsNo data (typical value)'],
      ['Gender Split', '60% Female / 40% MaleNo data (typical value)'],
      ['Socioeconomic', 'Middle to Upper-Middle ClassNo data (typical value)'],
      ['Primary Markets', 'UK, US, Australia, CanadaNo data (typical value)'],
    ])
    expect(rows(inside, 'Audience Size')[0]).toEqual(['Estimated Size', '2.5MNo data (typical value)'])
    expect(inside.getAllByText('The same for every listing: no finding about this one.')).not.toHaveLength(0)
  })

  it('shows money in pounds, a loss as one, payback in whole months and margins with a decimal', async () => {
    const { inside, tab } = await opened()
    await tab('Financial')
    expect(rows(inside, 'Financial Outlook').slice(0, 4)).toEqual([
      ['Production Budget', '£21m'],
      ['Break Even', '£8.5m'],
      ['Forecast Gross', '£16.4m'],
      ['Profit Margin', '12.4%'],
    ])
    const revenue = rows(inside, 'Revenue')
    for (const row of [
      ['Domestic', '£4.6m'],
      ['International', '£6.8m'],
      ['Streaming', '£3.8m'],
      ['Merchandising', '£1.2m'],
      ['Net Profit', '-£4.6mCalculated'],
      ['Payback Period', '31 months'],
      ['IRR', '8.7%'],
    ])
      expect(revenue).toContainEqual(row)
  })

  it('shows in dollars what the reader wants in dollars, at the rate that it names', async () => {
    const { user, inside, tab } = await opened()
    await user.click(inside.getByRole('button', { name: 'Show in US dollars' }))
    await tab('Financial')
    expect(rows(inside, 'Financial Outlook')[0]).toEqual(['Production Budget', '$26.6m'])
    await user.click(inside.getByRole('button', { name: 'Show in pounds' }))
    expect(rows(inside, 'Financial Outlook')[0]).toEqual(['Production Budget', '£21m'])
  })

  it('shows beside the scenarios what films like this returned, with how many there are', async () => {
    const { inside, tab } = await opened()
    await tab('Forecasting')
    expect(inside.getByText(/follows our tables and is not calibrated/)).toBeVisible()
    expect(inside.getByText(/n = 40/)).toBeVisible()
    expect(rows(inside, 'What films like this returned').slice(0, 3)).toEqual([
      ['Eight in ten', '0.4× to 6.2× the budget'],
      ['Half of them more than', '1.9× the budget'],
      ['At the expected budget', '£8.4m to £130.2m'],
    ])
  })

  it('folds what every title gets into one line', async () => {
    const { inside, tab } = await opened()
    await tab('Audience')
    const line = inside.getByText('14 typical values')
    expect(line.closest('details')).not.toHaveAttribute('open')
    expect(inside.getByText('25-44 years')).not.toBeVisible()
  })

  it('says under the ring that the score predicts no returns, and where to read it', async () => {
    const { inside } = await opened()
    expect(inside.getByRole('link', { name: 'This score does not predict returns' })).toHaveAttribute(
      'href',
      '/how-we-score#how-well-it-did',
    )
  })

  it('calls a score provisional that waits for the model, and notes what a model has changed', async () => {
    const scoreNote = 'The tables alone gave 84, Viable; what the model observed made it 88, Highly Viable.'
    api.on(analysisCalls.analysis, aRulesAnalysis({ isProvisional: true }))
    api.on(analysisCalls.refreshAnalysis, aStandardAnalysis({ scoreNote }))
    const { user } = open()
    const { within: inside } = await panel()
    expect(await inside.findByText('Highly Viable, provisional')).toBeVisible()
    expect(inside.getByRole('img', { name: /88 of 100, Highly Viable, provisional/ })).toBeVisible()
    await user.click(inside.getByRole('button', { name: 'Refresh Analysis' }))
    expect(await inside.findByText(scoreNote)).toBeVisible()
    expect(inside.queryByText(/provisional/)).toBeNull()
  })

  it('leaves the revenue out where it is not forecast', async () => {
    const { totalRevenue: _gone, ...financial } = aStandardAnalysis().financial
    api.on(analysisCalls.analysis, aStandardAnalysis({ financial }))
    const { inside, tab } = await opened()
    await tab('Financial')
    expect(inside.queryByText('Net Profit')).toBeNull()
  })

  it('names each gate, passed or failed, and counts them; then lists what is recommended', async () => {
    const { inside, tab } = await opened()
    await tab(/^Gates/)
    expect(inside.getByRole('heading', { name: 'Gates Passed: 2 / 3' })).toBeVisible()
    expect(inside.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      ...['Genre demandPass', 'Rights clearedPass', 'Budget within reachFail'],
    ])
    await tab('Recommendations')
    expect(inside.getByText('Attach a director before the option ends.')).toBeVisible()
  })

  it('says what each block rests on, in words that a press of the keyboard opens', async () => {
    const { user, inside } = await opened()
    const block = within(inside.getByRole('region', { name: 'AI Analysis Dimensions' }))
    const mark = block.getByText('Model, reader-1, 14 Nov 2026')
    const details = mark.closest('details')!
    expect(details).not.toHaveAttribute('open')
    await user.click(mark)
    expect(details).toHaveAttribute('open')
    expect(block.getByText('What the model observed in the listing, weighed by our table.')).toBeVisible()
  })

  it('fails alone, and is asked for again', async () => {
    api.on(analysisCalls.analysis, refusal(503, 'Away.'))
    const { user } = open()
    const { within: inside } = await panel()
    expect(await inside.findByText('No commercial analysis data available')).toBeVisible()
    expect(screen.getByRole('heading', { level: 1, name: 'The Moonstone' })).toBeVisible()
    api.on(analysisCalls.analysis, aStandardAnalysis())
    await user.click(inside.getByRole('button', { name: 'Retry Analysis' }))
    expect(await inside.findByText('Highly Viable')).toBeVisible()
  })
})

describe('Refresh Analysis', () => {
  const later = { ...theModel, answeredAt: '2026-11-22T10:00:00.000Z' }
  const refresh = async () => {
    const { user, inside } = await opened()
    await user.click(inside.getByRole('button', { name: 'Refresh Analysis' }))
    return { user, inside }
  }

  it('is busy until the new analysis is there, and shows it', async () => {
    let answer = (_analysis: ReturnType<typeof aStandardAnalysis>) => {}
    api.on(analysisCalls.refreshAnalysis, () => new Promise((done) => (answer = done)))
    const { user, inside } = await refresh()
    const button = inside.getByRole('button', { name: 'Refresh Analysis' })
    expect(button).toHaveAttribute('aria-busy', 'true')
    await user.click(button)
    expect(api.asked(analysisCalls.refreshAnalysis)).toHaveLength(1)
    answer(aStandardAnalysis({ viabilityScore: 72, tier: 'viable', model: later }))
    expect(await inside.findByText('Viable')).toBeVisible()
    await expectToast({
      title: 'Analysis refreshed',
      description: 'AI (reader-1) has read the listing again.',
    })
    expect(api.asked(analysisCalls.analysis)).toHaveLength(1)
  })

  it.each([
    [
      'and the tables answered',
      aRulesAnalysis(),
      /^The AI has not answered yet, so the scores come from our benchmarks/,
    ],
    [
      'and its earlier answer stands',
      aStandardAnalysis(),
      /^There is no new AI reading, so its reading of 14 Nov 2026, 09:58 still counts/,
    ],
  ])('says when the model gave no new answer %s', async (_which, analysis, says) => {
    api.on(analysisCalls.refreshAnalysis, analysis)
    await refresh()
    await expectToast({ title: 'Analysis refreshed', description: expect.stringMatching(says) as string })
  })

  it('says when the agent lets no model read the listing', async () => {
    api.on(catalogueCalls.getListing, aListing({ aiConsent: false }))
    api.on(analysisCalls.analysis, aRulesAnalysis())
    api.on(analysisCalls.refreshAnalysis, aRulesAnalysis())
    const { inside } = await refresh()
    expect(inside.getByText(/Its agent does not let a model read this listing/)).toBeVisible()
    await expectToast({ description: expect.stringMatching(/^The agent does not let AI/) as string })
  })

  it('keeps what is there when it fails', async () => {
    api.on(analysisCalls.refreshAnalysis, refusal(503, 'Analyses are away.'))
    const { inside } = await refresh()
    await expectToast({ title: 'Refresh failed', description: 'Analyses are away.', variant: 'destructive' })
    expect(inside.getByText('Highly Viable')).toBeVisible()
  })
})
