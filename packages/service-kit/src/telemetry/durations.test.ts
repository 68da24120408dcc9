import { createDurations } from './durations.ts'

const counted = () =>
  createDurations(
    { name: 'a.duration', description: 'Of anything.' },
    (route: string | undefined, status: number, method: string) => ({ method, status, ...(route && { route }) }),
  )

describe('durations', () => {
  it('are counted by their kind in the bucket that they fit in', () => {
    const durations = counted()
    for (const ms of [5, 6, 20_000]) durations.record(ms, '/a', 200, 'GET')
    durations.record(1, '/a', 500, 'GET')
    const [well, badly] = durations.read().dataPoints
    expect(well!.attributes).toEqual({ method: 'GET', status: 200, route: '/a' })
    expect(well!.value.buckets.counts).toEqual([1, 1, ...Array(12).fill(0), 1])
    expect(well!.value).toMatchObject({ count: 3, sum: 20.011 })
    expect(badly).toMatchObject({ attributes: { status: 500 }, value: { count: 1 } })
  })

  it('are told apart by each of the three', () => {
    const durations = counted()
    const kinds = [
      ['/a', 200, 'GET'],
      ['/a', 200, 'PUT'],
      ['/a', 404, 'GET'],
      [undefined, 404, 'GET'],
    ] as const
    for (const [route, status, method] of [...kinds, ...kinds]) durations.record(1, route, status, method)
    expect(durations.read().dataPoints.map(({ value }) => value.count)).toEqual([2, 2, 2, 2])
  })

  it('go on being counted from one reading to the next', () => {
    const durations = counted()
    durations.record(1, '/a', 200, 'GET')
    const before = durations.read().dataPoints[0]!
    durations.record(1, '/a', 200, 'GET')
    const after = durations.read().dataPoints[0]!
    expect([before.value.count, after.value.count]).toEqual([1, 2])
    expect(after.startTime).toEqual(before.startTime)
  })

  it('of more than a thousand kinds are one', () => {
    const durations = counted()
    for (let kind = 0; kind < 1_500; kind += 1) durations.record(1, `/${kind}`, 200, 'GET')
    const points = durations.read().dataPoints
    expect(points).toHaveLength(1_001)
    expect(points.at(-1)).toMatchObject({ attributes: { 'otel.metric.overflow': true }, value: { count: 500 } })
  })
})
