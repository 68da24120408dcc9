import type { Attributes, HrTime } from '@opentelemetry/api'
import { ValueType } from '@opentelemetry/api'
import { AggregationTemporality, DataPointType, type HistogramMetricData } from '@opentelemetry/sdk-metrics'

/** In seconds, as OpenTelemetry advises for HTTP. */
const OF_HTTP = [0.005, 0.01, 0.025, 0.05, 0.075, 0.1, 0.25, 0.5, 0.75, 1, 2.5, 5, 7.5, 10]
/** So many kinds of operations are counted apart; the rest are one. */
const MOST = 1_000
const OTHERS = { 'otel.metric.overflow': true }

interface Series {
  attributes: Attributes
  counts: number[]
  sum: number
  count: number
}

export interface Counted {
  read(): HistogramMetricData
}

export interface Durations<First, Second, Third> extends Counted {
  /** Counts one duration among those of its kind, which three things identify. */
  record(ms: number, first: First, second: Second, third: Third): void
}

/**
 * A histogram of durations in which every request is counted, kept or not. The SDK's own sorts and writes out the attributes of
 * every single value, which for a request takes longer than all the rest of telemetry. Kinds are found in maps within maps: a text
 * put together of the three would have to be hashed each time.
 */
export function createDurations<First, Second, Third>(
  { name, description, boundaries = OF_HTTP }: { name: string; description: string; boundaries?: number[] },
  attributesOf: (first: First, second: Second, third: Third) => Attributes,
  clock = Date.now,
): Durations<First, Second, Third> {
  const known = new Map<First, Map<Second, Map<Third, Series>>>()
  const series: Series[] = []
  const startTime = hrTime(clock())
  let others: Series | undefined

  function begin(attributes: Attributes): Series {
    const one = { attributes, counts: [...boundaries.map(() => 0), 0], sum: 0, count: 0 }
    series.push(one)
    return one
  }

  function seriesOf(first: First, second: Second, third: Third): Series {
    if (series.length >= MOST) {
      others ??= begin(OTHERS)
      return others
    }
    const one = begin(attributesOf(first, second, third))
    const ofFirst = known.get(first) ?? new Map<Second, Map<Third, Series>>()
    const ofSecond = ofFirst.get(second) ?? new Map<Third, Series>()
    known.set(first, ofFirst.set(second, ofSecond.set(third, one)))
    return one
  }

  return {
    record(ms, first, second, third) {
      const one = known.get(first)?.get(second)?.get(third) ?? seriesOf(first, second, third)
      const seconds = ms / 1_000
      let bucket = 0
      while (bucket < boundaries.length && seconds > boundaries[bucket]!) bucket += 1
      one.counts[bucket]! += 1
      one.sum += seconds
      one.count += 1
    },
    read: () => ({
      descriptor: { name, description, unit: 's', valueType: ValueType.DOUBLE },
      aggregationTemporality: AggregationTemporality.CUMULATIVE,
      dataPointType: DataPointType.HISTOGRAM,
      dataPoints: series.map(({ attributes, counts, sum, count }) => ({
        attributes,
        startTime,
        endTime: hrTime(clock()),
        value: { buckets: { boundaries, counts: [...counts] }, sum, count },
      })),
    }),
  }
}

const hrTime = (ms: number): HrTime => [Math.trunc(ms / 1_000), Math.trunc(ms % 1_000) * 1_000_000]
