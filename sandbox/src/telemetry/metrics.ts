import type { z } from 'zod'
import type { metricsSent } from './otlp.ts'

/** The last value of a metric of one service, with what it is of. */
export interface MetricValue {
  name: string
  unit: string
  service: string
  of: string
  value: number
}

const MOST = 3_000

/** The last values; those that are not reported any more go first. */
export function createMetrics() {
  const kept = new Map<string, MetricValue>()

  function keep(metric: MetricValue): void {
    const key = `${metric.service} ${metric.name} ${metric.of}`
    kept.delete(key)
    kept.set(key, metric)
    if (kept.size > MOST) kept.delete(kept.keys().next().value!)
  }

  return {
    take({ resourceMetrics }: z.output<typeof metricsSent>): void {
      for (const { resource, scopeMetrics } of resourceMetrics)
        for (const { metrics } of scopeMetrics)
          for (const { name, unit, gauge, sum, histogram } of metrics) {
            const service = resource.attributes['service.name'] ?? 'unnamed'
            for (const point of (gauge ?? sum)?.dataPoints ?? [])
              keep({ name, unit, service, of: words(point.attributes), value: point.asInt ?? point.asDouble ?? 0 })
            for (const { attributes, count = 0, sum: total = 0 } of histogram?.dataPoints ?? [])
              if (count > 0) keep({ name, unit, service, of: `${words(attributes)} mean`.trim(), value: total / count })
          }
    },
    /** By name. */
    all: () => [...kept.values()].sort((one, other) => one.name.localeCompare(other.name)),
  }
}
export type Metrics = ReturnType<typeof createMetrics>

const words = (attributes: Record<string, string>) =>
  Object.entries(attributes)
    .map(([name, value]) => `${name}=${value}`)
    .join(' ')
