/** A number as it is printed, without the gaps. */
export const digitsOf = (number: string) => number.replace(/[ -]/g, '')

/** Whether the check digit fits, and the length. */
export function isCardNumber(digits: string): boolean {
  if (!/^\d{12,19}$/.test(digits)) return false
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return sum % 10 === 0
}

const brands: [RegExp, string][] = [
  [/^4/, 'visa'],
  [/^(5[1-5]|2[2-7])/, 'mastercard'],
  [/^3[47]/, 'amex'],
]

export const brandOf = (digits: string) => brands.find(([start]) => start.test(digits))?.[1] ?? 'unknown'

/** All of a card that may be kept or shown. */
export function lastDigits(number: string): string {
  const digits = digitsOf(number)
  return /^\d{12,19}$/.test(digits) ? digits.slice(-4) : ''
}
