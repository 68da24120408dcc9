import { brandOf, digitsOf, isCardNumber, lastDigits } from './card-number.ts'
import { testNumbers } from './test-cards.ts'

describe('card numbers', () => {
  it('knows the test cards', () => {
    for (const number of Object.keys(testNumbers)) expect([number, isCardNumber(number)]).toEqual([number, true])
  })

  it.each(['4242424242424241', '4242', '', '42424242424242424242', '4242x24242424242'])('refuses %p', (number) => {
    expect(isCardNumber(number)).toBe(false)
  })

  it('reads numbers as they are printed, and says whose they are', () => {
    expect(digitsOf('3782 822463-10005')).toBe('378282246310005')
    expect(['4242424242424242', '5555555555554444', '378282246310005', '6011000990139424'].map(brandOf)).toEqual([
      'visa',
      'mastercard',
      'amex',
      'unknown',
    ])
  })

  it('shows the last four digits only, and nothing of what is no card', () => {
    expect([lastDigits('4242 4242 4242 4242'), lastDigits('1234')]).toEqual(['4242', ''])
  })
})
