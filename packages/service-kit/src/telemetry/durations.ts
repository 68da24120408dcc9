import type { Attributes, HrTime } from '@opentelemetry/api'
import { ValueType } from '@opentelemetry/api'
import { AggregationTemporality, DataPointType, type HistogramMetricData } from '@opentelemetry/sdk-metrics'

/** In seconds, as OpenTelemetry advises for HTTP. */
const BOUNDARIES = [0.005, 0.01, 0.025, 0.05, 0.075, 0.1, 0.25, 0.5, 0.75, 1, 2.5, 5, 7.5, 10]
/** So many kinds of requests are told apart; the rest are one. */
const MOST = 1_000
const OTHERS = { 'otel.metric.overflow': true }

interface Series {
  attributes: Attributes
  counts: number[]
  sum: number
  count: number
}

export interface Durations {
  /** Counts one duration among those of the same key; their attributes are asked for once. */
  record(ms: number, key: string, attributesOf: () => Attributes): void
  read(): HistogramMetricData
}

/**
 * A histogram of durations in which every request is counted, kept or not. The SDK's own sorts and writes out the attributes of
 * every single value, which for a request takes longer than all the rest of telemetry.
 */
export function createDurations(name: string, description: string, clock = Date.now): Durations {
  const series = new Map<string, Series>()
  const startTime = hrTime(clock())

  function seriesOf(key: string, attributesOf: () => Attributes): Series {
    const isFull = series.size >= MOST
    const known = series.get(key) ?? (isFull ? series.get('') : undefined)
    if (known) return known
    const made = { attributes: isFull ? OTHERS : attributesOf(), counts: BOUNDARIES.map(() => 0), sum: 0, count: 0 }
    made.counts.push(0)
    series.set(isFull ? '' : key, made)
    return made
  }

  return {
    record(ms, key, attributesOf) {
      const one = series.get(key) ?? seriesOf(key, attributesOf)
      const seconds = ms / 1_000
      let bucket = 0
      while (bucket < BOUNDARIES.length && seconds > BOUNDARIES[bucket]!) bucket += 1
      one.counts[bucket]! += 1
      one.sum += seconds
      one.count += 1
    },
    read: () => ({
      descriptor: { name, description, unit: 's', valueType: ValueType.DOUBLE },
      aggregationTemporality: AggregationTemporality.CUMULATIVE,
      dataPointType: DataPointType.HISTOGRAM,
      dataPoints: [...series.values()].map(({ attributes, counts, sum, count }) => ({
        attributes,
        startTime,
        endTime: hrTime(clock()),
        value: { buckets: { boundaries: BOUNDARIES, counts: [...counts] }, sum, count },
      })),
    }),
  }
}

const hrTime = (ms: number): HrTime => [Math.trunc(ms / 1_000), Math.trunc(ms % 1_000) * 1_000_000]
