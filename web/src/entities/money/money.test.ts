import { priceRanges } from '@storyright/contracts/vocabulary'
import { exactMoney, money, moneyRange, priceRange, shortMoney } from './money.ts'

describe('money', () => {
  it('groups thousands and leaves out pence that are not there', () => {
    expect(money(12_500)).toBe('£12,500')
    expect(money(12_500.5)).toBe('£12,500.50')
    expect(money(900, 'USD')).toBe('$900')
  })

  it('has its pence where it is a price to pay', () => {
    expect(exactMoney(216)).toBe('£216.00')
    expect(exactMoney(-36)).toBe('-£36.00')
  })

  it('shortens totals to one decimal', () => {
    expect(shortMoney(64_210_000)).toBe('£64.2m')
    expect(shortMoney(171_840_000)).toBe('£171.8m')
    expect(shortMoney(2_000_000, 'USD')).toBe('$2m')
    expect(shortMoney(999_960)).toBe('£1m')
    expect(shortMoney(950)).toBe('£950')
    expect(shortMoney(0)).toBe('£0')
  })

  it('writes a price range as min - max', () => {
    expect(priceRange({ min: 18_000, max: 65_000 })).toBe('£18,000 - £65,000')
    expect(priceRange({ min: '18000', max: '65000' })).toBe('£18,000 - £65,000')
  })

  it('writes every range in the same way, whatever the currency', () => {
    expect(moneyRange(18_000, 65_000)).toBe('£18,000 - £65,000')
    expect(moneyRange(18_000, 65_000, 'EUR')).toBe('€18,000 - €65,000')
    expect(moneyRange(18_000, 18_000)).toBe('£18,000')
    expect(priceRange({ min: 900, max: 1_200 }, 'USD')).toBe('$900 - $1,200')
    const labels = Object.values(priceRanges).map(({ label }) => label)
    for (const label of labels) expect(label).toMatch(/^(Under|Over) £\d+k$|^£\d+k - £\d+k$/)
  })

  it('asks to contact the agent when no price is known', () => {
    for (const none of [{}, { min: null, max: null }, { min: '', max: 0 }, { min: 'tbc' }]) {
      expect(priceRange(none)).toBe('Contact for pricing')
    }
  })

  it('writes one amount when only one is known or both agree', () => {
    expect(priceRange({ min: 5000 })).toBe('£5,000')
    expect(priceRange({ min: null, max: 7000 })).toBe('£7,000')
    expect(priceRange({ min: 7000, max: 7000 })).toBe('£7,000')
  })
})
