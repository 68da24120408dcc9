import { backTest, verdictOf } from '@storyright/adaptations/backtest'
import { identityCalls } from '@storyright/contracts/http'
import { genreScore, howWeScore } from '@storyright/scoring'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { fakeApi, refusal } from '../../testing/fake-api.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { HowWeScorePage } from './how-we-score.tsx'

let router: ReturnType<typeof renderPage>['router']
beforeEach(async () => {
  fakeApi().on(identityCalls.currentUser, refusal(401, 'You are not signed in.'))
  const view = renderPage(<HowWeScorePage />, { path: '/how-we-score' })
  // The chart comes later than the page.
  router = view.router
  await waitFor(() => expect(view.container.querySelector('.recharts-responsive-container')).not.toBeNull())
})
const rowsOf = (name: string) =>
  within(screen.getByRole('table', { name }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map((cell) => cell.textContent))

describe('How we score', () => {
  it('leads to each of its parts, which the address then names', async () => {
    await userEvent.click(screen.getByRole('link', { name: 'What it cannot tell' }))
    await waitFor(() => expect(router.state.location.hash).toBe('#what-it-cannot-tell'))
  })

  it('shows every table that the scores are made with, value by value', () => {
    for (const { tables } of howWeScore)
      for (const { title, rows } of tables) expect(rowsOf(title)).toEqual(rows.map((row) => row.map(String)))
    expect(screen.getAllByText(String(genreScore('Fantasy', [])), { selector: 'td' })).not.toHaveLength(0)
  })

  it('says who chose each table’s values', () => {
    for (const { id, title, chosenBy } of howWeScore.flatMap(({ tables }) => tables)) {
      expect(screen.getByRole('heading', { level: 3, name: title })).toBeInTheDocument()
      expect(document.getElementById(id)).toHaveTextContent(
        chosenBy === 'us' ? 'Chosen by us: a judgement, not a measurement.' : 'Given with the product.',
      )
    }
  })

  it('shows the back-test’s result, whatever it is, with its intervals and groups', () => {
    for (const prediction of [backTest.score, backTest.comparables])
      expect(screen.getByText(verdictOf(prediction))).toBeVisible()
    const bands = rowsOf('By viability band')
    expect(bands.map(([label]) => label)).toEqual(
      [...backTest.score.bands, backTest.baseline].map(({ label }) => label),
    )
    expect(bands.map(([, count]) => Number(count))).toEqual(
      [...backTest.score.bands, backTest.baseline].map(({ n }) => n),
    )
    expect(rowsOf('Rank correlations')).toHaveLength(2 + backTest.variants.length)
    expect(rowsOf('Median gross ÷ budget by score')).toHaveLength(backTest.score.fifths.length)
  })

  it('says what it cannot tell, and what each mark means', () => {
    const limits = within(screen.getByRole('region', { name: 'What it cannot tell' }))
    expect(limits.getByText(/no advice and no promise/)).toBeVisible()
    expect(limits.getByText(new RegExp(`figures of ${backTest.data.figuresOf}`))).toBeVisible()
    for (const mark of ['From this listing', 'Market table', 'Model', 'Films', 'Worked out', 'Default'])
      expect(screen.getByText(mark, { selector: 'dt span' })).toBeVisible()
  })
})
