import fc from 'fast-check'
import { type Deal, dueOnExercise, extensionOf, paidOnAccount, priceAt } from './deal.ts'

const offered = { fee: 5_000, months: 18 }
const ofBudget = (percent: number, floor: number | null = null, ceiling: number | null = null): Deal => ({
  price: { kind: 'budget', percent, floor, ceiling },
})

describe('the price of a deal', () => {
  it('is not known while it is to be agreed', () => {
    expect(priceAt(null, 2_000_000)).toBeNull()
    expect(priceAt({ feeCreditable: true }, 2_000_000)).toBeNull()
  })

  it('is the amount, whatever the budget', () => {
    for (const budget of [null, 0, 2_000_000])
      expect(priceAt({ price: { kind: 'fixed', amount: 60_000 } }, budget)).toBe(60_000)
  })

  it.each([
    [2.5, 2_000_000, 50_000],
    [0.5, 0, 0],
    [2.5, 19, 0],
    [2.5, 20, 1],
    [0.55, 1_000, 6],
    [0.55, 900, 5],
    [1.15, 100_000_000, 1_150_000],
    [10, 1_000_000_000, 100_000_000],
  ])('%d% of a budget of £%d is £%d: whole pounds, halves up', (percent, budget, price) =>
    expect(priceAt(ofBudget(percent), budget)).toBe(price),
  )

  it('stays within floor and ceiling, and is known without a budget where they are one', () => {
    const deal = ofBudget(2.5, 40_000, 60_000)
    expect([0, 1_600_000, 2_000_000, 2_400_000, 9_000_000].map((budget) => priceAt(deal, budget))).toEqual([
      40_000, 40_000, 50_000, 60_000, 60_000,
    ])
    expect(priceAt(deal, null)).toBeNull()
    expect(priceAt(ofBudget(2.5, 40_000, 40_000), null)).toBe(40_000)
  })

  const percents = fc.integer({ min: 10, max: 200 }).map((parts) => parts / 20)
  const bounds = fc.option(fc.integer({ min: 0, max: 1_000_000 }))
  const budgets = fc.integer({ min: 0, max: 1_000_000_000 })

  it('is a whole number of pounds, never further from the share than half of one, and rises with the budget', () =>
    fc.assert(
      fc.property(percents, budgets, budgets, (percent, one, other) => {
        const deal = ofBudget(percent)
        const [low, high] = [Math.min(one, other), Math.max(one, other)]
        const price = priceAt(deal, low)!
        expect(Number.isInteger(price)).toBe(true)
        // In parts of a twentieth of a percent, exactly: 2000 of them are the whole.
        const off = BigInt(price) * 2_000n - BigInt(Math.round(percent * 20)) * BigInt(low)
        expect(off > -1_000n && off <= 1_000n).toBe(true)
        expect(priceAt(deal, high)!).toBeGreaterThanOrEqual(price)
      }),
    ))

  it('never leaves its bounds, and less is never due than nothing nor more than the price', () =>
    fc.assert(
      fc.property(
        percents,
        bounds,
        bounds,
        budgets,
        fc.boolean(),
        fc.nat(2),
        (percent, a, b, budget, credit, times) => {
          const [floor, ceiling] = a !== null && b !== null ? [Math.min(a, b), Math.max(a, b)] : [a, b]
          const deal: Deal = {
            ...ofBudget(percent, floor, ceiling),
            feeCreditable: credit,
            extension: { creditable: credit },
          }
          const price = priceAt(deal, budget)!
          expect(price).toBeGreaterThanOrEqual(floor ?? 0)
          expect(price).toBeLessThanOrEqual(ceiling ?? Number.POSITIVE_INFINITY)
          const due = dueOnExercise(deal, { ...offered, extensions: times, budget })!
          expect(due).toBe(Math.max(0, price - (credit ? 5_000 * (1 + times) : 0)))
        },
      ),
    ))
})

describe('what is due on exercise', () => {
  const fixed = (more: Deal = {}): Deal => ({ price: { kind: 'fixed', amount: 50_000 }, ...more })
  const due = (deal: Deal, extensions = 0, refunded = 0) =>
    dueOnExercise(deal, { ...offered, extensions, refunded, budget: null })

  it('is the price less the fee, unless that does not count', () => {
    expect(due(fixed())).toBe(45_000)
    expect(due(fixed({ feeCreditable: false }))).toBe(50_000)
  })

  it('is less by extension fees only where they count', () => {
    expect(due(fixed(), 1)).toBe(45_000)
    expect(due(fixed({ extension: { times: 2, fee: 3_000, creditable: true } }), 2)).toBe(39_000)
  })

  it('is less only by what stayed paid, and never below nothing', () => {
    expect(due(fixed(), 0, 2_000)).toBe(47_000)
    expect(due(fixed(), 0, 5_000)).toBe(50_000)
    expect(due({ price: { kind: 'fixed', amount: 1 } })).toBe(0)
    expect(paidOnAccount(null, { ...offered, extensions: 1 })).toBe(5_000)
  })

  it('is not known while the price is not', () => {
    expect(dueOnExercise(null, { ...offered, extensions: 0, budget: 2_000_000 })).toBeNull()
    expect(dueOnExercise(ofBudget(2.5), { ...offered, extensions: 0, budget: null })).toBeNull()
    expect(dueOnExercise(ofBudget(2.5), { ...offered, extensions: 0, budget: 2_000_000 })).toBe(45_000)
  })
})

describe('the extension of a deal', () => {
  it('is once, by the same months, for the same fee, not on account, as far as nothing else is said', () => {
    expect(extensionOf(null, offered)).toEqual({ times: 1, months: 18, fee: 5_000, creditable: false })
    expect(extensionOf({ extension: { times: 2, months: 6 } }, offered)).toEqual({
      times: 2,
      months: 6,
      fee: 5_000,
      creditable: false,
    })
    expect(extensionOf({ extension: { times: 0, fee: 0, creditable: true } }, offered)).toEqual({
      times: 0,
      months: 18,
      fee: 0,
      creditable: true,
    })
  })
})
