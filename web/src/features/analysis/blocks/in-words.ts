const whole = new Intl.NumberFormat('en-GB')
const tenths = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 1 })

/** 2.5M: people are counted in millions and thousands. */
export function people(count: number) {
  if (count >= 999_950) return `${tenths.format(count / 1_000_000)}M`
  return count >= 1000 ? `${tenths.format(count / 1000)}K` : whole.format(count)
}

export const count = (value: number) => whole.format(value)

/** 55%, of 0.55. */
export const percent = (fraction: number, digits = 0) => `${(fraction * 100).toFixed(digits)}%`

/** 2.4×, of what a film cost. */
export const multiple = (times: number) => `${tenths.format(times)}×`

export const months = (value: number) => `${Math.round(value)} ${Math.round(value) === 1 ? 'month' : 'months'}`

export const listed = (words: readonly string[]) => words.join(', ') || notKnown

export const notKnown = 'Not known'

/** What is known, in words; else that it is not. */
export const known = <Value>(value: Value | null | undefined, inWords: (value: Value) => string) =>
  value === null || value === undefined ? notKnown : inWords(value)

/** A rate of return; there is none where nothing is paid back. */
export const rate = (value: number | null | undefined) =>
  value === null ? 'None' : known(value, (fraction) => percent(fraction, 1))

/** A key as a label: `productionRisk` is "Production risk"; what is words already stays. */
export function labelOf(key: string) {
  if (/[\sA-Z]/.test(key.charAt(0)) || key.includes(' ')) return key
  const words = key
    .replace(/[_-]+/g, ' ')
    .replace(/([a-z])([A-Z])/g, (_all, end: string, start: string) => `${end} ${start.toLowerCase()}`)
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** A name of the analyses' own, in its capitals: "Conservative". */
export const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)
