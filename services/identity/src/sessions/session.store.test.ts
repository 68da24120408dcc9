import { endOf, isWorthNoting } from './session.store.ts'

const opened = '2026-11-01T12:00:00.000Z'
const day = (n: number) => `2026-11-${String(n).padStart(2, '0')}T12:00:00.000Z`
const endAfterUse = (usedAt: string) => new Date(endOf({ createdAt: opened, usedAt })).toISOString()

describe('the life of a session', () => {
  it('ends after fourteen days without use, and thirty days after it began however it is used', () => {
    expect(endAfterUse(opened)).toBe(day(15))
    expect(endAfterUse(day(10))).toBe(day(24))
    expect(endAfterUse(day(30))).toBe('2026-12-01T12:00:00.000Z')
  })

  it('is noted once an hour at most', () => {
    const noted = (time: string) => isWorthNoting({ createdAt: opened, usedAt: opened }, new Date(time))
    expect(noted('2026-11-01T12:59:59.999Z')).toBe(false)
    expect(noted('2026-11-01T13:00:00.000Z')).toBe(true)
  })
})
