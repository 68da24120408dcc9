import { z } from 'zod'
import { invalidRequest, type ProviderError } from './provider-error.ts'

/** A whole number, written as text. */
export const wholeNumber = z
  .string()
  .regex(/^-?\d{1,15}$/, { error: ({ input }) => `Invalid integer: ${String(input).slice(0, 50)}` })
  .transform(Number)

export const flag = z
  .enum(['true', 'false'], { error: 'Invalid boolean: it must be either true or false' })
  .transform((value) => value === 'true')

export const text = z.string().max(5_000, 'Invalid string: it must be at most 5000 characters')

export const currency = text.regex(/^[a-z]{3}$/i, 'Invalid currency: it must be a three-letter ISO code').toLowerCase()

export const automaticMethods = z.strictObject({
  enabled: flag,
  allow_redirects: z.enum(['always', 'never']).default('always'),
})

const line = text.default('').transform((given) => given || null)

/** An address; what is not given of it is null. */
export const address = z.strictObject({
  city: line,
  country: line,
  line1: line,
  line2: line,
  postal_code: line,
  state: line,
})

/** Up to fifty short notes; an empty one is taken away, and an empty group all of them. */
export const metadata = z
  .union([z.literal(''), z.record(z.string().min(1).max(40), z.string().max(500))], {
    error: 'Metadata can have up to 50 keys of at most 40 characters and values of at most 500',
  })
  .refine((notes) => notes === '' || Object.keys(notes).length <= 50, 'Metadata can have up to 50 keys')

export const webAddress = z.url({ protocol: /^https?$/, error: 'Not a valid URL' })

/** What every call accepts besides its own parameters. */
export const common = { expand: z.array(z.string().max(100)).max(20).default([]), key: text.optional() }

export const noParams = z.strictObject(common)

/** Reads parameters, or throws the provider's refusal of the first that is wrong. */
export function readParams<Params>(schema: z.ZodType<Params>, given: unknown): Params {
  const parsed = schema.safeParse(given, { reportInput: true })
  if (parsed.success) return parsed.data
  throw refusalOf(parsed.error.issues[0]!)
}

/** Parameters that earlier versions of the provider took; this one has a code of its own for them. */
const droppedCodes: Record<string, string> = { payment_method_types: 'payment_method_types_no_longer_supported' }

function refusalOf(issue: z.core.$ZodIssue): ProviderError {
  const param = bracketed(issue.path.map(String))
  if (issue.code === 'unrecognized_keys') {
    const unknown = bracketed([...issue.path.map(String), issue.keys[0]!.slice(0, 100)])
    const code = droppedCodes[unknown] ?? 'parameter_unknown'
    return invalidRequest(`Received unknown parameter: ${unknown}`, { code, param: unknown })
  }
  if (issue.input === undefined)
    return invalidRequest(`Missing required param: ${param}.`, { code: 'parameter_missing', param })
  if (issue.code === 'invalid_value')
    return invalidRequest(`Invalid ${param}: must be one of ${issue.values.join(', ')}`, { param })
  const code = issue.message.startsWith('Invalid integer') ? { code: 'parameter_invalid_integer' } : {}
  return invalidRequest(issue.message, { ...code, param })
}

const bracketed = ([first = '', ...rest]: string[]) => first + rest.map((part) => `[${part}]`).join('')
