import httpProxy from '@fastify/http-proxy'
import type { ServiceName } from '@storyright/contracts/services'
import type { ServiceClient } from '@storyright/service-kit'
import { gauge, routeTold } from '@storyright/service-kit/telemetry'
import type { FastifyInstance } from 'fastify'
import type { Limits } from '../limits.ts'
import type { OpenStreams } from '../sessions/open-streams.ts'
import type { Sessions } from '../sessions/sessions.ts'
import { createDispatcher } from './dispatcher.ts'
import { findTarget } from './find-target.ts'
import { passOn } from './pass-on.ts'
import { createPools, usageOf } from './pools.ts'
import { refuseAnnouncedLength } from './read-body.ts'
import { replyOptions } from './reply-options.ts'

export interface ProxyDependencies {
  upstreams: Partial<Record<ServiceName, string>>
  sessions: Sessions
  identity: Pick<ServiceClient, 'ask'>
  openStreams: OpenStreams
  limits: Limits
}

/** Forwards everything under /api to the service that owns the path, bytes unchanged, within its limits. */
export async function registerProxy(app: FastifyInstance, dependencies: ProxyDependencies): Promise<void> {
  const { upstreams, sessions, identity, openStreams, limits } = dependencies
  const poolsOf = new Map(Object.keys(upstreams).map((service) => [service, createPools(limits)]))
  const dispatcher = createDispatcher(limits)
  const endings = [gauge('poolTaken', usageOf(poolsOf, 'taken')), gauge('poolWaiting', usageOf(poolsOf, 'waiting'))]
  app.addHook('onClose', async () => {
    for (const end of endings) end()
    await dispatcher.destroy()
  })

  app.decorateRequest('target', null)
  app.decorateRequest('passing', null)
  // Bodies are passed on, not parsed.
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', (_request, _payload, done) => done(null))

  app.addHook('onRequest', async (request) => {
    request.target = findTarget(request, upstreams)
    routeTold(request.raw, request.target.path)
    refuseAnnouncedLength(request, request.target.bodyLimit)
  })

  await app.register(httpProxy, {
    upstream: '',
    routes: ['/api/*'],
    httpMethods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
    proxyPayloads: false,
    disableRequestLogging: true,
    undici: dispatcher,
    handler: passOn({ poolsOf, sessions, identity, openStreams, limits }),
    replyOptions: replyOptions({ upstreams, limits }),
  })
}
