import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyRequest } from 'fastify'
import { dropHopHeaders } from './hop-headers.ts'

/** Only identity sets cookies; how a service is built stays private. */
export function answerHeaders(passed: IncomingHttpHeaders, request: FastifyRequest) {
  dropHopHeaders(passed)
  delete passed.server
  delete passed['x-powered-by']
  const mayBeCompressed = /\b(br|gzip)\b|\*/i.test(String(request.headers['accept-encoding']))
  // A compressed answer has other bytes than the one its service tagged.
  if (mayBeCompressed && passed.etag?.startsWith('"')) passed.etag = `W/${passed.etag}`
  if (request.target!.service !== 'identity') delete passed['set-cookie']
  return passed
}
