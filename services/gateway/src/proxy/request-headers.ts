import type { IncomingHttpHeaders } from 'node:http'
import { internalTokenHeader } from '@storyright/contracts/http'
import type { FastifyRequest } from 'fastify'
import { dropHopHeaders } from './hop-headers.ts'
import type { Body } from './read-body.ts'

/** Headers that a client may not set. Where in a trace a request stands is told to services by who sends it. */
const ownHeaders = [
  'authorization',
  internalTokenHeader,
  'forwarded',
  'x-real-ip',
  'x-user-id',
  'x-user-role',
  'traceparent',
  'tracestate',
  'baggage',
]

/** The headers a service receives: the client's, without those it may not set, plus the gateway's own. */
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
  for (const name of ownHeaders) delete passed[name]
  if (request.target!.service !== 'identity') delete passed.cookie
  if (accessToken) passed.authorization = `Bearer ${accessToken}`
  passed['x-forwarded-for'] = request.ip
  passed['x-forwarded-proto'] = request.protocol
  passed['x-forwarded-host'] = request.host
  passed['x-request-id'] = request.id
  return passed
}
