import { createQuota } from './quotas.ts'

const HOUR = 3_600_000

describe('a quota', () => {
  let now = 0
  const quota = () => createQuota({ name: 'a', usual: 10, resetsAfter: (at) => at + HOUR }, () => now)
  beforeEach(() => {
    now = 1_000
  })

  it('gives what it has, and nothing of what it has not', () => {
    const one = quota()
    expect([one.take(7), one.take(4), one.take(3), one.take(1)]).toEqual([true, false, true, false])
    expect(one.state()).toEqual({ name: 'a', limit: 10, used: 10, resetsAt: 1_000 + HOUR })
  })

  it('begins anew when its time is over, with the limit that was set', () => {
    const one = quota()
    one.set({ limit: 1 })
    expect([one.take(1), one.take(1)]).toEqual([true, false])
    now += HOUR
    expect(one.take(1)).toBe(true)
    one.reset()
    expect(one.state()).toMatchObject({ limit: 10, used: 0 })
  })
})
