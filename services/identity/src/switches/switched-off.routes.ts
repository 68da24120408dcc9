import { identityCalls } from '@storyright/contracts/http'
import { serve } from '@storyright/service-kit'
import type { FastifyInstance } from 'fastify'

/** The parts that operators have switched off, public, so that forms show it before anything is typed. */
export function switchedOffRoutes(app: FastifyInstance): void {
  serve(app, identityCalls.switchedOff, async () => {
    const found = await app.switches.allOff()
    return found.map(({ until, ...off }) => ({ ...off, until: until?.toISOString() ?? null }))
  })
}
