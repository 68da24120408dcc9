import { parseCookie } from 'cookie'

/** The session token of a `Cookie` header; `undefined` when there is none that we could have made. */
export function sessionToken(cookies: string | undefined): string | undefined {
  const value = cookies && parseCookie(cookies).sid
  return value && /^[\w-]{20,100}$/.test(value) ? value : undefined
}
