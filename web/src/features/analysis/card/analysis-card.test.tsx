import { analysisCalls, identityCalls } from '@storyright/contracts/http'
import type { Viewer } from '@storyright/contracts/vocabulary'
import { screen } from '@testing-library/react'
import { aRulesAnalysis, aStandardAnalysis } from '../../../testing/analysis-samples.ts'
import { fakeApi, refusal } from '../../../testing/fake-api.ts'
import { renderPage } from '../../../testing/render-page.tsx'
import { aUser } from '../../../testing/samples.ts'
import { AnalysisCard } from './analysis-card.tsx'

const listing = { id: '7', title: 'The Moonstone' }
const viewer = (tier: Viewer['tier']): Viewer => ({ id: '1', role: 'producer', tier, verified: true })
const open = (tier: Viewer['tier'] = 'premium') =>
  renderPage(<AnalysisCard listing={listing} viewer={viewer(tier)} />, { path: '/somewhere' })
const figures = () => screen.getAllByRole('definition').map((figure) => figure.textContent)
let api: ReturnType<typeof fakeApi>
beforeEach(() => {
  api = fakeApi()
  api.on(identityCalls.currentUser, aUser())
})

describe('the analysis card', () => {
  it('tells others than premium members what it would be, and asks nothing', async () => {
    open('free')
    expect(await screen.findByRole('link', { name: 'Upgrade to Premium' })).toHaveAttribute('href', '/membership')
    expect(screen.queryByRole('img')).toBeNull()
    expect(api.asked(analysisCalls.analysis)).toHaveLength(0)
  })

  it('says that it is analysing, then the score in the card’s own words, five dimensions and what they rest on', async () => {
    api.on(analysisCalls.analysis, aStandardAnalysis())
    open()
    expect(screen.getByText('Analysing...')).toBeInTheDocument()
    expect(await screen.findByText('Exceptional Potential')).toBeVisible()
    expect(screen.getByRole('img', { name: 'Commercial viability 88 of 100, Exceptional Potential' })).toBeVisible()
    expect(figures()).toEqual(['82', '91', '67', '72', '54'])
    expect(screen.getByText('Lower Risk')).toBeVisible()
    expect(screen.getByText('Model, reader-1, 14 Nov 2026')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Full analysis of The Moonstone' })).toHaveAttribute(
      'href',
      '/listing/7#analysis',
    )
  })

  it.each([
    [84, 'Strong Viability'],
    [55, 'Moderate Appeal'],
    [54, 'High Risk'],
  ])('calls %d %s', async (viabilityScore, word) => {
    api.on(analysisCalls.analysis, aStandardAnalysis({ viabilityScore }))
    open()
    expect(await screen.findByText(word)).toBeVisible()
  })

  it('never passes the tables off as a model', async () => {
    api.on(analysisCalls.analysis, aRulesAnalysis())
    open()
    expect(await screen.findByText('Benchmark')).toBeVisible()
    expect(screen.queryByText(/reader-1/)).toBeNull()
  })

  it('fails alone, and tries again', async () => {
    api.on(analysisCalls.analysis, refusal(503, 'Away.'))
    const { user } = open()
    expect(await screen.findByText('No commercial analysis data available')).toBeVisible()
    api.on(analysisCalls.analysis, aStandardAnalysis())
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('Exceptional Potential')).toBeVisible()
  })
})
