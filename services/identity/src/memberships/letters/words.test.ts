import { cardInWords, day, documentDay, money, withVat } from './words.ts'

describe('the words of letters about memberships', () => {
  it('say money in pounds and pence', () => {
    expect([money(216), money(0.5), money(-1_216)]).toEqual(['£216.00', '£0.50', '−£1,216.00'])
    expect(withVat({ net: 180, vat: 36, gross: 216, currency: 'GBP' })).toBe('£216.00, including £36.00 VAT,')
  })

  it('say days as calendars in London show them, and documents’ days in UTC', () => {
    expect(day('2026-11-21T09:00:00.000Z')).toBe('21 Nov 2026')
    expect([day('2026-09-01T23:30:00.000Z'), documentDay('2026-09-01T23:30:00.000Z')]).toEqual([
      '2 Sep 2026',
      '1 Sep 2026',
    ])
  })

  it('name a card by what is printed on it', () => {
    expect(cardInWords({ brand: 'visa', last4: '4242' })).toBe('your Visa card ending in 4242')
    expect(cardInWords(null)).toBe('your card')
  })
})
