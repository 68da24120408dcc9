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
