import { tokenLifetimes } from '@storyright/contracts/vocabulary'
import { hashToken } from '../secrets/token.ts'

const cookieName = 'sid'
const maxAge = tokenLifetimes.sessionDays * 24 * 60 * 60

/** Cookies for a session; `secure` behind TLS. */
export function sessionCookies({ secure }: { secure: boolean }) {
  const cookie = (value: string, seconds: number) =>
    `${cookieName}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`
  return { carry: (token: string) => cookie(token, maxAge), clear: () => cookie('', 0) }
}

/** The hash of the session that a request carries; `null` when it carries none. */
export function sessionHashOf(cookieHeader: string | undefined): string | null {
  const found = /(?:^|;)\s*sid=([\w-]{43})\s*(?:;|$)/.exec(cookieHeader ?? '')
  return found ? hashToken(found[1]!) : null
}
