import { readFileSync } from 'node:fs'
import path from 'node:path'
import { backTest } from '../backtest-result.ts'
import { films, multipleOf } from '../nearest-films.ts'
import { decimals, printBacktest } from './print-backtest.ts'
import { byComparables, byScore, outcomesOf, runBacktest } from './run-backtest.ts'

describe('the back-test', () => {
  it('is the one that the command computes now: after a change of films or rules run `npm run backtest`', () =>
    expect(backTest).toEqual(runBacktest()))

  it('is the one that the README shows', () => {
    const readme = readFileSync(path.join(import.meta.dirname, '../../README.md'), 'utf8').replaceAll('*', '')
    for (const { n, correlation } of [backTest.score, backTest.comparables, ...backTest.variants]) {
      const [value, low, high] = [correlation.value, correlation.low, correlation.high].map(decimals)
      expect(readme).toContain(`| ${n} | ${value} | ${low} to ${high} |`)
    }
  })

  it('scores every film with a budget and a gross', () => {
    expect(outcomesOf(byScore)).toHaveLength(films.filter((film) => multipleOf(film) !== null).length)
    expect(backTest.score.bands.reduce((sum, { n }) => sum + n, 0)).toBe(backTest.score.n)
    expect(backTest.score.fifths.reduce((sum, { n }) => sum + n, 0)).toBe(backTest.score.n)
    expect(backTest.score.n).toBe(backTest.data.withMultiple)
  })

  it('knows nothing of a film’s own gross, budget or later films', () => {
    for (const film of films.slice(0, 50)) {
      const flop = { ...film, gross: 1, budget: 1_000_000_000 }
      expect([byScore(flop), byComparables(flop)]).toEqual([byScore(film), byComparables(film)])
    }
    const first = films.toSorted((one, other) => one.year - other.year)[0]!
    expect(byComparables(first)).toBeUndefined()
  })

  it('scores by the rules as they are', () => {
    const emma = films.find(({ title }) => title === 'Emma')!
    expect(byScore(emma)).toBe(82) // Romance 75, book 95, no model 75
  })

  it('is printed with its tables and what they mean', () => {
    const printed = printBacktest(backTest)
    expect(printed).toContain('Viability score, by the rules alone: ')
    for (const label of ['Highly Viable', 'High Risk', 'Lowest fifth', 'All films']) expect(printed).toContain(label)
  })
})
