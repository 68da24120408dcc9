import { chartRows, stepOf } from './chart-rows.ts'

const series = (from: string, count: number) =>
  Array.from({ length: count }, (_none, place) => ({
    date: new Date(Date.parse(from) + place * 86_400_000).toISOString().slice(0, 10),
    registered: 1,
    total: 100 + place,
  }))
const rows = (from: string, count: number) =>
  chartRows(series(from, count), { sums: ['registered'], levels: ['total'] })

describe('a daily series in a chart', () => {
  it.each([
    [1, 'Day'],
    [62, 'Day'],
    [63, 'Week'],
    [400, 'Week'],
    [401, 'Month'],
  ])('of %d days goes by %s', (days, step) => expect(stepOf(days)).toBe(step))

  it('shows each day of a short range', () => {
    expect(rows('2026-10-31', 2)).toEqual([
      { label: '31 Oct 2026', values: { registered: 1, total: 100 } },
      { label: '1 Nov 2026', values: { registered: 1, total: 101 } },
    ])
  })

  it('adds up what happened, and takes what there was at the end, from Monday to Sunday', () => {
    // 26 August 2026 is a Wednesday.
    const [first, second] = rows('2026-08-26', 70)
    expect(first).toEqual({ label: '26 Aug 2026', values: { registered: 5, total: 104 } })
    expect(second).toEqual({ label: '31 Aug 2026', values: { registered: 7, total: 111 } })
  })

  it('goes by months over years, loses nothing and names no two rows alike', () => {
    const found = rows('2024-01-15', 800)
    expect(found[0]).toEqual({ label: 'Jan 2024', values: { registered: 17, total: 116 } })
    expect(found.reduce((sum, { values }) => sum + values.registered!, 0)).toBe(800)
    expect(new Set(found.map(({ label }) => label)).size).toBe(found.length)
  })
})
