import type { Route } from '../routing.ts'
import type { OpenStream } from '../sessions/open-streams.ts'
import type { Place } from './pool.ts'
import { type Body, discard } from './read-body.ts'

/** A request being forwarded to its service. */
export interface ProxiedRequest {
  body: Body
  accessToken: string | null
  place: Place
  /** The pool that a slowly read response moves to. */
  findSlowPlace: (() => Place | undefined) | undefined
  /** Aborts the request when the response does not begin in time. */
  late: NodeJS.Timeout
  /** Aborts the request and, later, the response. */
  stop: AbortSignal
  /** What ends a stream with its session. */
  watch: OpenStream | undefined
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The service for this request, once known. */
    target: Route | null
    passing: ProxiedRequest | null
  }
}

/** Aborts the upstream request. */
export function giveUp({ place, body, late }: ProxiedRequest): void {
  clearTimeout(late)
  place.leave()
  discard(body)
}
