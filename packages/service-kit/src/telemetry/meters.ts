import type { Counter as ApiCounter, Attributes } from '@opentelemetry/api'
import { metrics } from '@opentelemetry/api'
import { businessMetrics, type Counter, type Gauge } from '@storyright/contracts/telemetry'

const meter = () => metrics.getMeter('storyright')
const optionsOf = (of: Counter | Gauge) => {
  const { unit, description } = businessMetrics[of]
  return { unit, description }
}
const counters = new Map<Counter, ApiCounter>()

/** Increases a counter; does nothing where telemetry is off. */
export function count(what: Counter, amount = 1, by: Attributes = {}): void {
  const counter = counters.get(what) ?? meter().createCounter(businessMetrics[what].name, optionsOf(what))
  counters.set(what, counter)
  counter.add(amount, by)
}

/** Reports a counter's series from now on, one for each value: a rate query ignores the value that a series begins with. */
export function countFromZero(what: Counter, label?: string, values: readonly string[] = []): void {
  const series = label ? values.map((value) => ({ [label]: value })) : [{}]
  for (const by of series) count(what, 0, by)
}

export interface Measurement {
  value: number
  by?: Attributes
}

/** Reads a value whenever metrics are sent, which is never where telemetry is off; a reading that fails is left out. Ends what it returns. */
export function gauge(what: Gauge, read: () => Promise<readonly Measurement[]> | readonly Measurement[]): () => void {
  const observed = meter().createObservableGauge(businessMetrics[what].name, optionsOf(what))
  const look: Parameters<typeof observed.addCallback>[0] = async (result) => {
    for (const { value, by } of await read()) result.observe(value, by)
  }
  observed.addCallback(look)
  return () => observed.removeCallback(look)
}
