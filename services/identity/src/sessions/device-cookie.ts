import { tokenLifetimes } from '@storyright/contracts/vocabulary'
import { parseCookie, stringifySetCookie } from 'cookie'

const cookieName = 'device'
const LIFETIME_SECONDS = tokenLifetimes.deviceDays * 24 * 60 * 60

/** Cookies for a known browser; `secure` behind TLS. Only the calls of accounts see them. */
export function deviceCookies({ secure }: { secure: boolean }) {
  const cookie = (value: string, maxAge: number) =>
    stringifySetCookie({ name: cookieName, value, path: '/api/auth', maxAge, httpOnly: true, secure, sameSite: 'lax' })
  return { carry: (token: string) => cookie(token, LIFETIME_SECONDS), clear: () => cookie('', 0) }
}

/** The device token that a request carries; `null` when it carries none. */
export const deviceTokenOf = (cookieHeader: string | undefined): string | null =>
  parseCookie(cookieHeader ?? '')[cookieName] || null
