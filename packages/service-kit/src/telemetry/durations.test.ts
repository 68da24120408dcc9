import { createDurations } from './durations.ts'

const read = (durations: ReturnType<typeof createDurations>) =>
  durations.read().dataPoints.map(({ attributes, value }) => ({ attributes, count: value.count, sum: value.sum }))

describe('durations', () => {
  it('are counted by their key in the bucket that they fit in', () => {
    const durations = createDurations('a.duration', 'Of anything.')
    for (const ms of [5, 6, 20_000]) durations.record(ms, 'GET 200', () => ({ status: 200 }))
    durations.record(1, 'GET 500', () => ({ status: 500 }))
    const [well, badly] = durations.read().dataPoints
    expect(well!.attributes).toEqual({ status: 200 })
    expect(well!.value.buckets.counts).toEqual([1, 1, ...Array(12).fill(0), 1])
    expect(well!.value).toMatchObject({ count: 3, sum: 20.011 })
    expect(badly).toMatchObject({ attributes: { status: 500 }, value: { count: 1 } })
  })

  it('go on being counted from one reading to the next', () => {
    const durations = createDurations('a.duration', 'Of anything.')
    durations.record(1, 'a', () => ({ a: 1 }))
    const before = durations.read().dataPoints[0]!
    durations.record(1, 'a', () => ({ a: 1 }))
    const after = durations.read().dataPoints[0]!
    expect([before.value.count, after.value.count]).toEqual([1, 2])
    expect(after.startTime).toEqual(before.startTime)
  })

  it('of more than a thousand kinds are one', () => {
    const durations = createDurations('a.duration', 'Of anything.')
    for (let kind = 0; kind < 1_500; kind += 1) durations.record(1, String(kind), () => ({ kind }))
    const points = read(durations)
    expect(points).toHaveLength(1_001)
    expect(points.at(-1)).toMatchObject({ attributes: { 'otel.metric.overflow': true }, count: 500 })
  })
})
