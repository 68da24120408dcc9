import type { ServiceName } from '@storyright/contracts/services'
import { refusals } from '@storyright/contracts/vocabulary'
import type { FastifyRequest } from 'fastify'
import { normalPath, type Route, routeOf } from '../routing.ts'

export const pathOf = (request: FastifyRequest) => request.raw.url!.split('?', 1)[0]!

/** The path of a request in its parts. Services take one slash at its end for none. */
export const partsOf = (request: FastifyRequest) => pathOf(request).replace(/\/$/, '').split('/')

/** The route of a request to a configured service. */
export function findTarget(request: FastifyRequest, upstreams: Partial<Record<ServiceName, string>>): Route {
  const path = normalPath(pathOf(request))
  const route = path === undefined ? undefined : routeOf(path)
  if (!route || !upstreams[route.service]) throw refusals.notFound()
  return route
}
