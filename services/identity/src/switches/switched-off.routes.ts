import { identityCalls } from '@storyright/contracts/http'
import { serve } from '@storyright/service-kit'
import type { FastifyInstance } from 'fastify'

/** What operators have switched off, for everybody: whoever opens a form reads it before typing. */
export function switchedOffRoutes(app: FastifyInstance): void {
  serve(app, identityCalls.switchedOff, async () => {
    const found = await app.switches.allOff()
    return found.map(({ until, ...off }) => ({ ...off, until: until?.toISOString() ?? null }))
  })
}
