import { poundsAndPence } from './money.ts'

describe('money in letters and on documents', () => {
  it('is written in pounds and pence', () =>
    expect([poundsAndPence(216), poundsAndPence(0.5), poundsAndPence(-1_216)]).toEqual([
      '£216.00',
      '£0.50',
      '−£1,216.00',
    ]))
})
