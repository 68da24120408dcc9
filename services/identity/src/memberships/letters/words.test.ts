import { cardInWords, withVat } from './words.ts'

describe('the words of letters about memberships', () => {
  it('say what an amount is with its VAT', () =>
    expect(withVat({ net: 180, vat: 36, gross: 216, currency: 'GBP' })).toBe('£216.00, including £36.00 VAT,'))

  it('name a card by what is printed on it', () => {
    expect(cardInWords({ brand: 'visa', last4: '4242' })).toBe('your Visa card ending in 4242')
    expect(cardInWords(null)).toBe('your card')
  })
})
