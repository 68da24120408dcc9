import { cardInWords, money, withVat } from './words.ts'

describe('the words of letters about memberships', () => {
  it('say money in pounds and pence', () => {
    expect([money(216), money(0.5), money(-1_216)]).toEqual(['£216.00', '£0.50', '−£1,216.00'])
    expect(withVat({ net: 180, vat: 36, gross: 216, currency: 'GBP' })).toBe('£216.00, including £36.00 VAT,')
  })

  it('name a card by what is printed on it', () => {
    expect(cardInWords({ brand: 'visa', last4: '4242' })).toBe('your Visa card ending in 4242')
    expect(cardInWords(null)).toBe('your card')
  })
})
