import type { ServiceName } from '@storyright/contracts/services'
import type { FastifyInstance } from 'fastify'
import { request } from 'undici'

const LIMIT_MS = 1_500

/** The gateway is ready when every service is. */
export function checkUpstreams(app: FastifyInstance, upstreams: Partial<Record<ServiceName, string>>): void {
  for (const [service, url] of Object.entries(upstreams))
    app.checkReadiness(service, async () => {
      const answer = await request(new URL('/readyz', url), { headersTimeout: LIMIT_MS, bodyTimeout: LIMIT_MS })
      await answer.body.dump()
      if (answer.statusCode !== 200) throw new Error(`${service} is not ready`)
    })
}
