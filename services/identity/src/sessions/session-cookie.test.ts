import { hashToken, newToken } from '../secrets/token.ts'
import { sessionCookies, sessionHashOf } from './session-cookie.ts'

describe('the session cookie', () => {
  const token = newToken()

  it('is kept from scripts and other sites, and is Secure behind TLS', () => {
    expect(sessionCookies({ secure: true }).carry(token)).toBe(
      `sid=${token}; Max-Age=2592000; Path=/; HttpOnly; Secure; SameSite=Lax`,
    )
    expect(sessionCookies({ secure: false }).clear()).toBe('sid=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax')
  })

  it.each([`sid=${token}`, `theme=dark; sid=${token}`, `sid=${token};a=b`])('is found in "%s"', (header) =>
    expect(sessionHashOf(header)).toBe(hashToken(token)),
  )

  it.each([undefined, '', 'sid=', 'sid=short', `notsid=${token}`, `sid=${token}x`])('is not found in "%s"', (header) =>
    expect(sessionHashOf(header)).toBeNull(),
  )
})
