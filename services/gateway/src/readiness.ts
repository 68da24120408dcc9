import { setTimeout as delay } from 'node:timers/promises'
import type { ServiceName } from '@storyright/contracts/services'
import type { FastifyInstance } from 'fastify'
import { request } from 'undici'

const LIMIT_MS = 1_500
const AGAIN_AFTER_MS = 100

/**
 * The gateway is ready when every service is. One that does not answer is asked once more: while an update replaces a service's
 * replicas, the one that was asked may just have left. `network` holds as soon as any of them answers at all: where network policies
 * are enforced, a new pod reaches nobody until they know its address.
 */
export function checkUpstreams(
  app: Pick<FastifyInstance, 'checkReadiness'>,
  upstreams: Partial<Record<ServiceName, string>>,
): void {
  for (const [service, url] of Object.entries(upstreams)) {
    const requireReady = async () => {
      const answer = await request(new URL('/readyz', url), { headersTimeout: LIMIT_MS, bodyTimeout: LIMIT_MS })
      await answer.body.dump()
      if (answer.statusCode !== 200) throw new Error(`${service} is not ready`)
    }
    app.checkReadiness(service, () => requireReady().catch(() => delay(AGAIN_AFTER_MS).then(requireReady)))
  }
  const urls = Object.values(upstreams)
  const reach = async (url: string) => {
    const answer = await request(new URL('/healthz', url), { headersTimeout: LIMIT_MS, bodyTimeout: LIMIT_MS })
    await answer.body.dump()
  }
  if (urls.length > 0) app.checkReadiness('network', () => Promise.any(urls.map(reach)))
}
