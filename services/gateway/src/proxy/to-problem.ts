import { type ServiceName, services } from '@storyright/contracts/services'
import { Refusal, refusals } from '@storyright/contracts/vocabulary'
import type { FastifyRequest } from 'fastify'

/** Turns an upstream failure into the client's refusal. */
export function toProblem(error: unknown, service: ServiceName, request: FastifyRequest): Refusal {
  if (error instanceof Refusal) return error
  request.log.warn({ err: error, service }, 'A service could not be asked')
  return refusals.unavailable({
    message: `${services[service].part} is not available right now. Please try again shortly.`,
    retryAfterSeconds: 2,
  })
}
