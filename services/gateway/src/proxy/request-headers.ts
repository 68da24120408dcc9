import type { IncomingHttpHeaders } from 'node:http'
import { internalTokenHeader } from '@storyright/contracts/http'
import type { FastifyRequest } from 'fastify'
import { dropHopHeaders } from './hop-headers.ts'
import type { Body } from './read-body.ts'

/** What a client may not say of itself. */
const identityHeaders = ['authorization', internalTokenHeader, 'forwarded', 'x-real-ip', 'x-user-id', 'x-user-role']

/** Makes of a client's headers what a service sees: what the client sent, less what it may not claim, plus what the gateway knows. */
export function requestHeaders(
  request: FastifyRequest,
  passed: IncomingHttpHeaders,
  accessToken: string | null,
  body: Body,
): IncomingHttpHeaders {
  dropHopHeaders(passed)
  delete passed.host // the service has a name of its own
  if (body === null) delete passed['content-length']
  if (!request.headers['content-type']) delete passed['content-type']
  for (const name of identityHeaders) delete passed[name]
  if (request.target!.service !== 'identity') delete passed.cookie
  if (accessToken) passed.authorization = `Bearer ${accessToken}`
  passed['x-forwarded-for'] = request.ip
  passed['x-forwarded-proto'] = request.protocol
  passed['x-forwarded-host'] = request.host
  passed['x-request-id'] = request.id
  return passed
}
