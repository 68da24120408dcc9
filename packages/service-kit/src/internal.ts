import { timingSafeEqual } from 'node:crypto'
import { internalTokenHeader, internalTokensIn } from '@storyright/contracts/http'
import { refusals } from '@storyright/contracts/vocabulary'
import type { FastifyInstance } from 'fastify'

/** Guards every route of this scope with the deployment's internal tokens; without one of them the route does not exist. */
export function requireInternalToken(app: FastifyInstance, tokens: string): void {
  const expected = internalTokensIn(tokens).map((token) => Buffer.from(token))
  app.addHook('onRequest', async (request) => {
    const given = Buffer.from(String(request.headers[internalTokenHeader] ?? ''))
    const fits = (token: Buffer) => given.length === token.length && timingSafeEqual(given, token)
    if (!expected.some(fits)) throw refusals.notFound()
  })
}
