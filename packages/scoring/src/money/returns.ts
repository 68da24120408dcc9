import type { Revenue } from './revenue.ts'

/** Ours: what is spent beside the budget, and when money comes back. */
export const returnRules = {
  /** Marketing and sales, as a share of the budget. */
  marketingShare: 0.25,
  /** Made in so many months, earning evenly over so many more. */
  monthsOfMaking: 18,
  monthsOfEarning: 36,
  /** The rate as if all came back after so many years: the making and half of the earning. */
  yearsToMean: 3,
  /** What money costs a year, and what full risk adds to it. */
  discount: 0.08,
  discountForRisk: 0.12,
} as const

export interface Returns {
  /** What has to come in before anything is earned. */
  breakEven: number
  netProfit: number
  /** Of the revenue, 0 to 1. */
  margin: number
  /** In months; `null` where it is never paid back. */
  payback: number | null
  irr: number | null
}

export function returnsOf(budget: number, revenue: number): Returns {
  const breakEven = Math.round(budget * (1 + returnRules.marketingShare))
  const netProfit = revenue - breakEven
  const pays = netProfit >= 0
  const { monthsOfMaking, monthsOfEarning, yearsToMean } = returnRules
  return {
    breakEven,
    netProfit,
    margin: pays ? thousandths(netProfit / revenue) : 0,
    payback: pays ? Math.ceil(monthsOfMaking + (monthsOfEarning * breakEven) / revenue) : null,
    irr: pays ? Math.min(1, thousandths((revenue / breakEven) ** (1 / yearsToMean) - 1)) : null,
  }
}

/** The budget at which the same story would just be paid back: streaming follows the budget, the rest does not. */
export const payingBudget = ({ boxOffice, merchandising, streamingShare }: Revenue): number | null => {
  const left = 1 + returnRules.marketingShare - streamingShare
  return left > 0 ? Math.floor((boxOffice + merchandising) / left) : null
}

const thousandths = (value: number): number => Math.round(value * 1_000) / 1_000
