import { internalTokensIn } from '@storyright/contracts/http'
import { type ServiceName, type UrlVariable, urlVariable } from '@storyright/contracts/services'
import { z } from 'zod'

/** An address of ours; services add paths to it, so it ends without a slash. */
const address = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/$/, ''))

const commaSeparated = (standard: string) =>
  z
    .string()
    .default(standard)
    .transform((list) =>
      list
        .split(',')
        .map((item) => item.trim())
        .filter(Boolean),
    )

const LEAST_TOKEN = 16

/** What every service reads from its environment. */
export const serviceEnvironment = {
  PORT: z.coerce.number().int().min(0).max(65_535),
  HOST: z.string().default('127.0.0.1'),
  NATS_URL: z.string().min(1),
  /** Copies of each stream, in a NATS cluster; one by default. */
  NATS_REPLICAS: z.coerce.number().int().min(1).max(5).optional(),
  /** While it is changed, the new and the old one with a comma between: each is accepted, the first is sent. */
  INTERNAL_TOKEN: z.string().refine((list) => internalTokensIn(list).every((token) => token.length >= LEAST_TOKEN), {
    message: `each token has at least ${LEAST_TOKEN} characters`,
  }),
  /** The operators' flags, in the format of flagd; without it everything is on. */
  FLAGS_FILE: z.string().min(1).optional(),
  /** While this file is there, events are neither consumed nor is there background work: somebody else fills the store. */
  HOLD_FILE: z.string().min(1).optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
}

/** The addresses of other services. */
export const urlsOf = <Schema extends z.ZodType>(names: readonly ServiceName[], address: Schema) =>
  Object.fromEntries(names.map((name) => [urlVariable(name), address])) as Record<UrlVariable, Schema>

/** The parts that several services read, each declared once. */
export const environmentParts = {
  address,
  /** The address people know the site by, for links. */
  PUBLIC_URL: address,
  /** For public keys, and people’s contacts. */
  IDENTITY_URL: address,
  /** Whose `X-Forwarded-For` is trusted. */
  trustedProxies: commaSeparated,
  /** What of the demo is still being loaded; nothing where there is no demo. */
  DEMO_FILE: z.string().min(1).optional(),
  /** The names by which a part is asked besides those of its own machine. */
  hostNames: commaSeparated(''),
}

/**
 * How a service reads its configuration: returns a function that parses the environment, or throws one error that lists
 * every fault by name (never a value).
 */
export function configOf<Shape extends z.ZodRawShape>(shape: Shape) {
  return (environment: Record<string, string | undefined> = process.env): z.infer<z.ZodObject<Shape>> => {
    const parsed = z.object(shape).safeParse(environment)
    if (parsed.success) return parsed.data
    const faults = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`)
    throw new Error(`The configuration is not complete:\n${faults.join('\n')}`)
  }
}
