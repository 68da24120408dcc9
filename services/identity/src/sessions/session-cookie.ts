import { tokenLifetimes } from '@storyright/contracts/vocabulary'
import { parseCookie, stringifySetCookie } from 'cookie'
import { hashToken } from '../secrets/token.ts'

const cookieName = 'sid'
const LIFETIME_SECONDS = tokenLifetimes.sessionDays * 24 * 60 * 60

/** Cookies for a session; `secure` behind TLS. */
export function sessionCookies({ secure }: { secure: boolean }) {
  const cookie = (value: string, maxAge: number) =>
    stringifySetCookie({ name: cookieName, value, path: '/', maxAge, httpOnly: true, secure, sameSite: 'lax' })
  return { carry: (token: string) => cookie(token, LIFETIME_SECONDS), clear: () => cookie('', 0) }
}

/** The hash of the session that a request carries; `null` when it carries none. */
export function sessionHashOf(cookieHeader: string | undefined): string | null {
  const token = parseCookie(cookieHeader ?? '')[cookieName]
  return token && /^[\w-]{43}$/.test(token) ? hashToken(token) : null
}
