import { clockSkewSeconds } from '@storyright/contracts/http'
import type { ServiceClient } from '@storyright/service-kit'
import { createSessions } from './sessions.ts'

const SECOND = 1_000
const LIFETIME = 300 * SECOND

/** The gateway's side alone, with a clock that is `skew` wrong. */
function gatewayWith(skew: number) {
  const clock = { true: Date.parse('2026-11-22T12:00:00Z') }
  let asked = 0
  const identity: ServiceClient = {
    async ask() {
      asked++
      const expiresAt = new Date(clock.true + LIFETIME).toISOString()
      return { accessToken: `token-${asked}`, userId: 'ann', expiresAt } as never
    },
    close: async () => undefined,
  }
  const sessions = createSessions(identity, () => clock.true + skew)
  sessions.remember(true)
  return { clock, sessions, asked: () => asked }
}

describe('how long the gateway keeps a token', () => {
  it.each([-clockSkewSeconds, 0, clockSkewSeconds])(
    'not so long that it ends on its way to a service, with a clock %d s off',
    async (skew) => {
      const { clock, sessions } = gatewayWith(skew * SECOND)
      expect(await sessions.find('x'.repeat(43))).toMatchObject({ accessToken: 'token-1' })
      clock.true += LIFETIME - 10 * SECOND
      expect(await sessions.find('x'.repeat(43))).toMatchObject({ accessToken: 'token-2' })
    },
  )

  it.each([-clockSkewSeconds, 0, clockSkewSeconds])(
    'long enough to save asking, with a clock %d s off',
    async (skew) => {
      const { clock, sessions, asked } = gatewayWith(skew * SECOND)
      await sessions.find('x'.repeat(43))
      clock.true += 120 * SECOND
      await sessions.find('x'.repeat(43))
      expect(asked()).toBe(1)
    },
  )
})
