import type { ServiceName } from '@storyright/contracts/http'
import { Refusal, refusals } from '@storyright/contracts/vocabulary'
import type { FastifyRequest } from 'fastify'
import { partNames } from './upstreams.ts'

export function asRefusal(error: unknown, service: ServiceName, request: FastifyRequest): Refusal {
  if (error instanceof Refusal) return error
  request.log.warn({ err: error, service }, 'A service could not be asked')
  return refusals.unavailable({
    says: `${partNames[service]} is not available right now. Please try again shortly.`,
    retryAfterSeconds: 2,
  })
}
