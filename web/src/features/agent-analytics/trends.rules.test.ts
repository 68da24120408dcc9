import { endOfScale, pairedRows, stepOf } from './trends.rules.ts'

const daily = (from: string, count: number, views: number) =>
  Array.from({ length: count }, (_none, place) => ({
    date: new Date(Date.parse(from) + place * 86_400_000).toISOString().slice(0, 10),
    views,
  }))

describe('a time beside the one before', () => {
  it.each([
    [30, 'Day'],
    [90, 'Week'],
    [365, 'Week'],
  ])('of %d days goes by %s', (days, step) => expect(stepOf(days)).toBe(step))

  it.each([
    [0, 4],
    [3, 4],
    [12, 12],
    [13, 16],
  ])('with %d at most is drawn up to %d, in four whole steps', (most, end) =>
    expect(endOfScale([{ label: 'a', values: { now: most, before: 0 } }])).toBe(end),
  )

  it('stands day by day, each beside the day of the same place', () => {
    expect(pairedRows(daily('2026-11-01', 2, 3), daily('2026-10-30', 2, 1), 'views')).toEqual([
      { label: '1 Nov 2026', values: { now: 3, before: 1 } },
      { label: '2 Nov 2026', values: { now: 3, before: 1 } },
    ])
  })

  it('goes by whole weeks up to the last day, loses nothing and cuts both alike', () => {
    const rows = pairedRows(daily('2026-08-25', 90, 1), daily('2026-05-27', 90, 2), 'views')
    expect(rows).toHaveLength(13)
    expect(rows[0]).toEqual({ label: '25 Aug 2026', values: { now: 6, before: 12 } })
    expect(rows.at(-1)).toEqual({ label: '16 Nov 2026', values: { now: 7, before: 14 } })
    expect(rows.reduce((sum, { values }) => sum + values.now!, 0)).toBe(90)
  })
})
