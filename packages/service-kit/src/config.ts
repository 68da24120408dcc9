import { type ServiceName, type UrlVariable, urlVariable } from '@storyright/contracts/services'
import { z } from 'zod'

/** What every service reads from its environment. */
export const serviceEnvironment = {
  PORT: z.coerce.number().int().min(0).max(65_535),
  HOST: z.string().default('127.0.0.1'),
  NATS_URL: z.string().min(1),
  INTERNAL_TOKEN: z.string().min(16),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
}

/** The addresses of other services. */
export const urlsOf = <Schema extends z.ZodType>(names: readonly ServiceName[], address: Schema) =>
  Object.fromEntries(names.map((name) => [urlVariable(name), address])) as Record<UrlVariable, Schema>

/** Parses the environment, or throws one error that lists every fault by name (never a value). */
export function readConfig<Shape extends z.ZodRawShape>(
  shape: Shape,
  environment: Record<string, string | undefined> = process.env,
): z.infer<z.ZodObject<Shape>> {
  const parsed = z.object(shape).safeParse(environment)
  if (parsed.success) return parsed.data
  const faults = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`)
  throw new Error(`The configuration is not complete:\n${faults.join('\n')}`)
}
