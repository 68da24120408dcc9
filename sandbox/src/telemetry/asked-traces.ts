import { z } from 'zod'
import { spanTree } from './span-tree.ts'
import type { Beginner, Trace } from './traces.ts'

/** What the page shows, from its address. */
export const askedTraces = z.object({
  by: z.enum(['people', 'background']).catch('people').default('people'),
  /** The service that a trace began in. */
  service: z.string().catch('').default(''),
  /** Part of the name of what it began with. */
  name: z.string().catch('').default(''),
})
export type AskedTraces = z.output<typeof askedTraces>

export const firstSpan = ({ spans }: Trace) => spanTree(spans)[0]!.span

export const isAsked = ({ service, name }: AskedTraces, trace: Trace): boolean => {
  const first = firstSpan(trace)
  return (!service || first.service === service) && first.name.toLowerCase().includes(name.trim().toLowerCase())
}

/** The address of the page with something else asked for. */
export function addressOf(asked: AskedTraces, change: Partial<AskedTraces> = {}): string {
  const { by, service, name } = { ...asked, ...change }
  const query = new URLSearchParams({ by, ...(service && { service }), ...(name && { name }) })
  return `/telemetry?${query}`
}

export const beginners: Record<Beginner, string> = { people: 'Begun by people', background: 'In the background' }
