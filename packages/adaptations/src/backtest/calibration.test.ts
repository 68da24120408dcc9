import { bandRows, fifthRows, quantile, rowOf } from './calibration.ts'

const outcomes = (...predictions: number[]) => predictions.map((predicted, at) => ({ predicted, multiple: at + 1 }))

describe('the calibration', () => {
  it('says of films what they returned', () =>
    expect(rowOf('All', outcomes(60, 70, 80, 90))).toEqual({
      label: 'All',
      n: 4,
      from: 60,
      to: 90,
      medianMultiple: 2.5,
      middleHalf: { low: 1.75, high: 3.25 },
      earnedTwice: 0.75,
    }))

  it('says nothing of no films', () =>
    expect(rowOf('None', [])).toMatchObject({
      n: 0,
      from: null,
      medianMultiple: null,
      middleHalf: null,
      earnedTwice: null,
    }))

  it('puts films into the viability bands', () =>
    expect(bandRows(outcomes(85, 84, 70, 69, 50, 49)).map(({ label, n }) => [label, n])).toEqual([
      ['Highly Viable', 1],
      ['Viable', 2],
      ['Cautionary', 2],
      ['High Risk', 1],
    ]))

  it('makes fifths of different predictions, and keeps equal ones together', () => {
    expect(fifthRows(outcomes(5, 3, 1, 2, 4, 10, 9, 8, 7, 6)).map(({ n, from, to }) => [n, from, to])).toEqual([
      [2, 1, 2],
      [2, 3, 4],
      [2, 5, 6],
      [2, 7, 8],
      [2, 9, 10],
    ])
    expect(fifthRows(outcomes(1, 7, 7, 7, 9)).map(({ n }) => n)).toEqual([1, 0, 3, 0, 1])
  })

  it('finds quantiles between two values in proportion', () => {
    expect(quantile([3, 1, 2], 0.5)).toBe(2)
    expect(quantile([4, 1], 0.25)).toBe(1.75)
  })
})
