import { timingSafeEqual } from 'node:crypto'
import { internalTokenHeader } from '@storyright/contracts/http'
import { refusals } from '@storyright/contracts/vocabulary'
import type { FastifyInstance } from 'fastify'

/** Guards every route of this scope with the deployment's internal token; without it the route does not exist. */
export function requireInternalToken(app: FastifyInstance, token: string): void {
  const expected = Buffer.from(token)
  app.addHook('onRequest', async (request) => {
    const given = Buffer.from(String(request.headers[internalTokenHeader] ?? ''))
    if (given.length !== expected.length || !timingSafeEqual(given, expected)) throw refusals.notFound()
  })
}
