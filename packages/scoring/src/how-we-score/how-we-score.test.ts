import { input } from '../../test/listings.ts'
import { standardAnalysisOf } from '../standard/standard-analysis.ts'
import { howWeScore } from './how-we-score.ts'

const tables = howWeScore.flatMap((part) => part.tables)
const rowsOf = (id: string) => tables.find((table) => table.id === id)!.rows

describe('how we score', () => {
  it('is tables with a cell for each column and something in each cell', () => {
    expect(new Set(tables.map(({ id }) => id)).size).toBe(tables.length)
    for (const { id, columns, rows } of tables) {
      expect([id, rows.length > 0]).toEqual([id, true])
      for (const row of rows) expect([id, row.length, row.includes('')]).toEqual([id, columns.length, false])
    }
  })
  it.each([
    ['genres', ['fantasy, magical realism', 95]],
    ['mediums', ['Book', 95]],
    ['length', ['501 and more', '−5']],
    ['bands', ['70 to 84', 'Viable']],
    ['box-office', ['85 and more', '8 million', '12 million']],
    ['budget', ['below 55', '1 million', '5 million']],
    ['roi', ['Genre score', 'below 55', '−0.25']],
    ['offer-tiers', ['over 50,000, to 100,000', 'Professional']],
    ['scenarios', ['75 and more', '20%', '60%', '20%']],
    ['observations', ['Market Appeal', 'clear hook', expect.any(String), '+6']],
    ['data-quality', ['Sales figures', 8]],
    ['data-quality', ['Figures from YouTube', 3]],
    ['found-elsewhere', ['Sentiment', 'Readers’ rating at Google Books, of 5 and more', '25 for each star above 1']],
    ['gates', ['Enough data', 'A data quality of 50 and more']],
    ['gates', ['Genre demand', 'A genre score of 70 and more']],
    ['gates', ['Acceptable risk', 'A risk of 40 and less']],
  ])('shows the table of %s as the code has it', (id, row) => expect(rowsOf(id)).toContainEqual(row))

  it('has these borders for words', () =>
    expect(rowsOf('words').map(([, score]) => score)).toEqual([
      ...['85 and more', '70 to below 85', '65 to below 70', 'below 65'], // trend
      ...['85 and more', '70 to below 85', '65 to below 70', 'below 65'], // saturation
      ...['80 and more', '60 to below 80', 'below 60'], // position
      ...['85 and more', '70 to below 85', '55 to below 70', 'below 55'], // suitability
      ...['85 and more', '70 to below 85', '50 to below 70', 'below 50'], // action
      ...['85 and more', '70 to below 85', '50 to below 70', 'below 50'], // recommendation
    ]))

  it('explains every gate of an analysis', () =>
    expect(rowsOf('gates').map(([name]) => name)).toEqual(Object.keys(standardAnalysisOf(input()).gates)))
})
