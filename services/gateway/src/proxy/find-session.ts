import { allCalls } from '@storyright/contracts/services'
import { access } from '@storyright/contracts/vocabulary'
import type { FastifyRequest } from 'fastify'
import { sessionToken } from '../sessions/session-cookie.ts'
import type { KnownSession } from '../sessions/session-memory.ts'
import type { Sessions } from '../sessions/sessions.ts'
import { partsOf } from './find-target.ts'

/** `null` for visitors. While identity is away, public calls go on as a visitor's and all others are refused with 503. */
export async function findSession(request: FastifyRequest, sessions: Sessions): Promise<KnownSession | null> {
  const token = sessionToken(request.headers.cookie)
  if (!token) return null
  try {
    return await sessions.find(token)
  } catch (error) {
    if (isPublicCall(request)) return null
    throw error
  }
}

function isPublicCall(request: FastifyRequest): boolean {
  const given = partsOf(request)
  return allCalls.some((call) => {
    const expected = call.path.split('/')
    const fits =
      expected.length === given.length && expected.every((part, at) => part.startsWith(':') || part === given[at])
    return fits && call.method === request.method && access[call.access](null)
  })
}
