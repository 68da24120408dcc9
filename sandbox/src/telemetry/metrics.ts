import { z } from 'zod'

// What is read of OTLP in JSON; the rest of it is left alone.
const value = z.looseObject({
  stringValue: z.string().optional(),
  intValue: z.union([z.string(), z.number()]).optional(),
  doubleValue: z.number().optional(),
  boolValue: z.boolean().optional(),
})
const attributes = z
  .array(z.object({ key: z.string(), value }))
  .default([])
  .transform((list) =>
    Object.fromEntries(list.map(({ key, value: its }) => [key, String(Object.values(its)[0] ?? '')])),
  )
const nanoseconds = z.union([z.string(), z.number()]).transform(Number)
const resource = z.object({ attributes }).default({ attributes: {} })
const scope = z.object({ name: z.string().default('') }).default({ name: '' })

export const tracesSent = z.object({
  resourceSpans: z.array(
    z.object({
      resource,
      scopeSpans: z.array(
        z.object({
          scope,
          spans: z.array(
            z.object({
              traceId: z.string().regex(/^[\da-f]{32}$/),
              spanId: z.string().regex(/^[\da-f]{16}$/),
              parentSpanId: z.string().optional(),
              name: z.string(),
              startTimeUnixNano: nanoseconds,
              endTimeUnixNano: nanoseconds,
              attributes,
              status: z.object({ code: z.number().default(0) }).default({ code: 0 }),
            }),
          ),
        }),
      ),
    }),
  ),
})

const dataPoint = z.object({
  attributes,
  asInt: z.union([z.string(), z.number()]).transform(Number).optional(),
  asDouble: z.number().optional(),
  count: z.union([z.string(), z.number()]).transform(Number).optional(),
  sum: z.number().optional(),
})
const points = z.object({ dataPoints: z.array(dataPoint) }).optional()

export const metricsSent = z.object({
  resourceMetrics: z.array(
    z.object({
      resource,
      scopeMetrics: z.array(
        z.object({
          metrics: z.array(
            z.object({ name: z.string(), unit: z.string().default(''), gauge: points, sum: points, histogram: points }),
          ),
        }),
      ),
    }),
  ),
})

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
