import { timingSafeEqual } from 'node:crypto'
import { notAuthorised } from './provider-error.ts'

/** The API keys of callers. */
export interface Keys {
  secret: string
  publishable: string
}

/** A server with the secret key may do everything, a browser only what is marked for it. */
export type Caller = 'server' | 'browser'

/** Returns who asks, from the header or, as browsers' clients send it, from the parameter `key`. */
export function recogniseCaller(keys: Keys, authorization: string | undefined, parameter: unknown): Caller {
  const key = keyIn(authorization) ?? (typeof parameter === 'string' ? parameter : undefined)
  if (!key)
    throw notAuthorised(
      'You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer auth ' +
        "(e.g. 'Authorization: Bearer YOUR_SECRET_KEY').",
    )
  if (isSame(key, keys.publishable)) return 'browser'
  if (authorization !== undefined && isSame(key, keys.secret)) return 'server'
  throw notAuthorised(`Invalid API Key provided: ${masked(key)}`)
}

export const secretKeyRequired = () =>
  notAuthorised('This API call cannot be made with a publishable API key. Please use a secret API key.', {
    code: 'secret_key_required',
  })

function keyIn(authorization: string | undefined): string | undefined {
  const [scheme = '', value = ''] = authorization?.split(' ') ?? []
  if (scheme.toLowerCase() === 'bearer') return value
  if (scheme.toLowerCase() === 'basic') return Buffer.from(value, 'base64').toString().split(':')[0]
  return undefined
}

const isSame = (given: string, real: string) =>
  Buffer.byteLength(given) === Buffer.byteLength(real) && timingSafeEqual(Buffer.from(given), Buffer.from(real))

const masked = (key: string) => `${key.slice(0, 8)}${'*'.repeat(Math.min(12, Math.max(0, key.length - 8)))}`
