import { asExpiry, inFours, readExpiry } from './confirm-at-sandbox.ts'

describe('a card as it is typed', () => {
  it('has its number in fours, whatever stands between them', () => {
    expect(inFours('4242-4242 42424242')).toBe('4242 4242 4242 4242')
    expect(inFours('42425')).toBe('4242 5')
    expect(inFours('4242')).toBe('4242')
  })

  it.each([
    ['0829', '08 / 29'],
    ['8', '08'],
    ['829', '08 / 29'],
    ['12 / 3', '12 / 3'],
    ['12 / ', '12'],
  ])('has the expiry %s as %s', (typed, written) => expect(asExpiry(typed)).toBe(written))

  it('has an expiry that is a month and a year, or none', () => {
    expect(readExpiry('08 / 29')).toEqual({ month: 8, year: 2029 })
    for (const none of ['13 / 29', '00 / 29', '08 / 2', '']) expect(readExpiry(none)).toBeNull()
  })
})
