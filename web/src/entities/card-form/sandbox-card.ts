import { object, string } from 'yup'

export interface CardValues {
  number: string
  expiry: string
  cvc: string
}

const digitsOf = (text: string) => text.replace(/\D/g, '')

/** "4242424242424242" → "4242 4242 4242 4242" */
export const inFours = (typed: string) =>
  digitsOf(typed)
    .slice(0, 19)
    .replace(/(.{4})(?=.)/g, '$1 ')

/** "0829" → "08 / 29"; a first digit above 1 is a month of its own. */
export function asExpiry(typed: string) {
  const digits = digitsOf(/^[2-9]/.test(typed) ? `0${typed}` : typed).slice(0, 4)
  return digits.length > 2 ? `${digits.slice(0, 2)} / ${digits.slice(2)}` : digits
}

/** The month and year that an expiry stands for; `null` for none. */
export function readExpiry(expiry: string) {
  const [, month, year] = expiry.match(/^(0[1-9]|1[0-2]) \/ (\d\d)$/) ?? []
  return month && year ? { month: Number(month), year: 2000 + Number(year) } : null
}

/** Valid until the end of its month. */
const isOver = ({ month, year }: { month: number; year: number }, now: Date) => new Date(year, month) <= now

/** Every second digit from the right counts double; the sum ends in 0. */
function isCardNumber(number: string) {
  const digits = digitsOf(number)
  const sum = [...digits].reverse().reduce((total, digit, place) => {
    const value = Number(digit) * (place % 2 === 0 ? 1 : 2)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return digits.length >= 12 && sum % 10 === 0
}

export const cardRules = object({
  number: string()
    .required('Card number is required')
    .test('card', 'This is not a card number', (number) => isCardNumber(number)),
  expiry: string()
    .required('Expiry is required')
    .test('month', 'Please give month and year', (expiry) => readExpiry(expiry) !== null)
    .test('over', 'This card has expired', (expiry) => {
      const read = readExpiry(expiry)
      return read === null || !isOver(read, new Date())
    }),
  cvc: string()
    .required('Security code is required')
    .matches(/^\d{3,4}$/, 'The code has 3 or 4 digits'),
})
