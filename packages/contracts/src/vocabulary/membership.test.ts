import { benefits, membershipTimes, premiumAmount, premiumPlan } from './membership.ts'
import { page } from './pages.ts'

describe('the premium plan', () => {
  it('costs its net price and the VAT on it, to the penny', () => {
    const { netPence, vatPercent, vatPence, grossPence } = premiumPlan
    expect(vatPence).toBe((netPence * vatPercent) / 100)
    expect(grossPence).toBe(netPence + vatPence)
    expect(premiumAmount).toEqual({ net: 180, vat: 36, gross: 216, currency: 'GBP' })
  })

  it('names for every benefit a page that exists', () => {
    for (const benefit of benefits) expect(page(benefit.page)).toBeDefined()
  })

  it('promises as many hours of early access as it gives', () => {
    const early = benefits.find(({ name }) => name === 'New titles')!
    expect(early.premium).toContain(`${membershipTimes.earlyAccessHours} hours`)
  })
})
