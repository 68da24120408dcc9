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
    await userEvent.click(screen.getByRole('link', { name: 'Limits' }))
    await waitFor(() => expect(router.state.location.hash).toBe('#limits'))
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

  it('sorts a group of films, and a table of scores, by their heads, by number', async () => {
    const press = (table: string, head: string) =>
      userEvent.click(within(screen.getByRole('table', { name: table })).getByRole('button', { name: head }))
    await press('By viability band', 'Number')
    const counts = rowsOf('By viability band').map(([, count]) => Number(count))
    expect(counts).toEqual(counts.toSorted((one, other) => one - other))
    expect(router.state.location.search).toBe('?sort-bands=number')
    const { id, title, columns, rows } = howWeScore
      .flatMap(({ tables }) => tables)
      .find(({ rows }) => rows.length > 2 && rows.every((row) => typeof row[1] === 'number'))!
    await press(title, columns[1]!)
    expect(router.state.location.search).toContain(`sort-${id}=`)
    expect(rowsOf(title).map((row) => Number(row[1]))).toEqual(
      rows.map((row) => Number(row[1])).toSorted((one, other) => one - other),
    )
  })

  it('says what it cannot tell, and what each mark means', () => {
    const limits = within(screen.getByRole('region', { name: 'Limits' }))
    expect(limits.getByText(/no advice and no promise/)).toBeVisible()
    expect(limits.getByText(new RegExp(`figures of ${backTest.data.figuresOf}`))).toBeVisible()
    for (const mark of ['From this listing', 'Benchmark', 'Model', 'Films', 'Calculated', 'No data (typical value)'])
      expect(screen.getByText(mark, { selector: 'dt span' })).toBeVisible()
  })
})
