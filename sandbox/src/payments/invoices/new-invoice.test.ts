import type { TaxRate } from '../objects/tax-rate.ts'
import { amountOf, sumOfTaxes, taxesOn } from './new-invoice.ts'

const rate = (percentage: number, inclusive = false) => ({ id: `txr_${percentage}`, percentage, inclusive }) as TaxRate

describe('taxes', () => {
  it.each([
    ['on top', 18_000, rate(20), 3_600, 18_000],
    ['within', 21_600, rate(20, true), 3_600, 18_000],
    ['rounded to the penny', 999, rate(17.5), 175, 999],
    ['of nothing', 18_000, rate(0), 0, 18_000],
  ])('%s', (_what, amount, each, tax, taxable) => {
    expect(taxesOn(amount, [each])).toMatchObject([{ amount: tax, taxable_amount: taxable }])
  })

  it('of several lines are one sum for each rate', () => {
    const taxes = sumOfTaxes([...taxesOn(1_000, [rate(20), rate(5, true)]), ...taxesOn(500, [rate(20)])])
    expect(taxes.map(({ amount, taxable_amount }) => [amount, taxable_amount])).toEqual([
      [300, 1_500],
      [48, 952],
    ])
    expect([amountOf(taxes, 'exclusive'), amountOf(taxes, 'inclusive')]).toEqual([300, 48])
  })
})
