import type { Route } from '../routing.ts'
import type { Place } from './pool.ts'
import { type Body, discard } from './read-body.ts'

/** A request on its way to the service that answers it. */
export interface Passing {
  body: Body
  accessToken: string | null
  place: Place
  /** Where a call's answer goes on when it is taken slowly. */
  findSlowPlace: (() => Place | undefined) | undefined
  /** Ends the question when the answer does not begin in time. */
  late: NodeJS.Timeout
  /** Ends the question and, later, the answer. */
  stop: AbortSignal
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Who answers this request, once it is known. */
    target: Route | null
    passing: Passing | null
  }
}

/** There will be no answer. */
export function giveUp({ place, body, late }: Passing): void {
  clearTimeout(late)
  place.leave()
  discard(body)
}
