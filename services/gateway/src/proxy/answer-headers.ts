import type { IncomingHttpHeaders } from 'node:http'
import type { ServiceName } from '@storyright/contracts/services'
import type { FastifyRequest } from 'fastify'
import { withoutHopHeaders } from './hop-headers.ts'

/** Only identity sets cookies; how a service is built is nobody's business. */
export function answerHeaders(headers: IncomingHttpHeaders, service: ServiceName, request: FastifyRequest) {
  const { server: _server, 'x-powered-by': _poweredBy, ...passed } = withoutHopHeaders(headers)
  const mayBeCompressed = /\b(br|gzip)\b/.test(String(request.headers['accept-encoding']))
  // A compressed answer has other bytes than the one its service tagged.
  if (mayBeCompressed && passed.etag?.startsWith('"')) passed.etag = `W/${passed.etag}`
  if (service !== 'identity') delete passed['set-cookie']
  return passed
}
