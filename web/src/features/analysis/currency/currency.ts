import type { StandardAnalysis } from '@storyright/contracts/http'
import { day } from '@storyright/contracts/vocabulary'
import { useSyncExternalStore } from 'react'
import { type Currency, shortMoney } from '../../../entities/money/money.ts'

type Exchange = StandardAnalysis['exchange']
export type ShownCurrency = Extract<Currency, 'GBP' | 'USD'>

const key = 'storyright-analysis-currency'
const listeners = new Set<() => void>()

function stored(): ShownCurrency {
  try {
    return localStorage.getItem(key) === 'USD' ? 'USD' : 'GBP'
  } catch {
    return 'GBP'
  }
}

export function chooseCurrency(choice: ShownCurrency) {
  try {
    localStorage.setItem(key, choice)
  } catch {
    // Storage may be refused; then the analysis stays in pounds.
  }
  for (const notify of listeners) notify()
}

function subscribe(notify: () => void) {
  listeners.add(notify)
  return () => listeners.delete(notify)
}

/** In which currency analyses are shown: the reader's choice, kept between visits; pounds by default. */
export const useCurrency = () => useSyncExternalStore(subscribe, stored)

/** The amounts of an analysis as its reader wants them. */
export interface Amounts {
  currency: ShownCurrency
  of(amount: number): number
  text(amount: number): string
}

/** An analysis writes pounds or dollars; what is shown in the other currency is converted at the analysis's own rate. */
export function amountsIn(currency: ShownCurrency, written: ShownCurrency, { poundsPerUsd }: Exchange): Amounts {
  const factor = written === currency ? 1 : currency === 'GBP' ? poundsPerUsd : 1 / poundsPerUsd
  const of = (amount: number) => amount * factor
  return { currency, of, text: (amount) => shortMoney(of(amount), currency) }
}

export const currencyNames: Record<ShownCurrency, string> = { GBP: 'pounds', USD: 'US dollars' }

/** "£1 = $1.27, the rate of 2 Nov 2026" */
export const rateWords = ({ poundsPerUsd, on }: Exchange) =>
  `£1 = $${(1 / poundsPerUsd).toFixed(2)}, the rate of ${day(on)}`
