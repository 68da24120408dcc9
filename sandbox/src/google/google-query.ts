import type { Asked, SourceError } from '../sources/source-call.ts'
import { googleError, invalidParameter } from './google-error.ts'

/** Parameters that every one of these APIs takes; none changes what is answered here. */
const common = ['key', 'alt', 'prettyPrint', 'quotaUser', 'fields']

/** Refuses a request without the right key, before anything else is looked at. */
export function requireKey(asked: Asked, key: string): void {
  if (!asked.key)
    throw googleError(403, {
      message: 'This call needs an API key: unregistered callers are not admitted.',
      reason: 'forbidden',
      status: 'PERMISSION_DENIED',
    })
  if (asked.key !== key)
    throw googleError(400, {
      message: 'API key not valid. Please pass a valid API key.',
      reason: 'badRequest',
      status: 'INVALID_ARGUMENT',
      info: { reason: 'API_KEY_INVALID' },
    })
}

/** Refuses parameters that the call does not have. */
export function requireKnown(asked: Asked, known: readonly string[]): void {
  const unknown = Object.keys(asked).find((name) => !known.includes(name) && !common.includes(name))
  if (unknown !== undefined)
    throw googleError(400, {
      message: `Unknown name "${unknown.slice(0, 100)}": no such query parameter.`,
      reason: 'badRequest',
      status: 'INVALID_ARGUMENT',
    })
}

/** A whole number from a parameter, within its bounds. */
export function numberIn(asked: Asked, name: string, bounds: { from: number; to: number; usual: number }): number {
  const text = asked[name]
  if (text === undefined) return bounds.usual
  const number = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN
  if (!(number >= bounds.from && number <= bounds.to)) throw invalidParameter(name, text)
  return number
}

/** One of the values that a parameter may have. */
export function oneOf(asked: Asked, name: string, values: readonly string[]): void {
  const value = asked[name]
  if (value !== undefined && !values.includes(value)) throw invalidParameter(name, value)
}

/** Where a parameter is required. */
export function required(asked: Asked, name: string, missing: () => SourceError): string {
  const value = asked[name]?.trim()
  if (!value) throw missing()
  return value
}
