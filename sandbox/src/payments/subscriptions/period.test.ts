import type { Recurring } from '../objects/price.ts'
import { periodEnd } from './period.ts'

const at = (iso: string) => Date.parse(iso) / 1000
const every = (interval: Recurring['interval'], interval_count = 1) =>
  ({ interval, interval_count, meter: null, trial_period_days: null, usage_type: 'licensed' }) as const

describe('when a period ends', () => {
  it.each<[string, Recurring, string, string, string]>([
    ['a year', every('year'), '2026-11-22T10:11:12Z', '2026-11-22T10:11:12Z', '2027-11-22T10:11:12Z'],
    ['a year from a leap day', every('year'), '2028-02-29T00:00:00Z', '2028-02-29T00:00:00Z', '2029-02-28T00:00:00Z'],
    ['the fourth of them', every('year'), '2028-02-29T00:00:00Z', '2031-02-28T00:00:00Z', '2032-02-29T00:00:00Z'],
    ['a month that is shorter', every('month'), '2026-01-31T08:00:00Z', '2026-01-31T08:00:00Z', '2026-02-28T08:00:00Z'],
    ['the month after it', every('month'), '2026-01-31T08:00:00Z', '2026-02-28T08:00:00Z', '2026-03-31T08:00:00Z'],
    [
      'three months over a new year',
      every('month', 3),
      '2026-11-30T08:00:00Z',
      '2026-11-30T08:00:00Z',
      '2027-02-28T08:00:00Z',
    ],
    ['two weeks', every('week', 2), '2026-03-20T08:00:00Z', '2026-03-20T08:00:00Z', '2026-04-03T08:00:00Z'],
    ['a day', every('day'), '2026-03-28T08:00:00Z', '2026-03-29T07:00:00Z', '2026-03-29T08:00:00Z'],
  ])('%s', (_what, recurring, anchor, after, end) => {
    expect(periodEnd(at(anchor), at(after), recurring)).toBe(at(end))
  })
})
