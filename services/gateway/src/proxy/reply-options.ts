import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http'
import type { FastifyHttpProxyOptions } from '@fastify/http-proxy'
import { internalTokenHeader } from '@storyright/contracts/http'
import type { ServiceName } from '@storyright/contracts/services'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Dispatcher } from 'undici'
import type { Limits } from '../limits.ts'
import { askedSo } from './dispatcher.ts'
import type { Body } from './read-body.ts'
import { giveUp, type ProxiedRequest } from './request-context.ts'
import { toProblem } from './to-problem.ts'

interface Deps {
  upstreams: Partial<Record<ServiceName, string>>
  limits: Limits
}

/** Our options for the proxy's reply. */
export function replyOptions({ upstreams, limits }: Deps): NonNullable<FastifyHttpProxyOptions['replyOptions']> {
  return {
    getUpstream: (request) => upstreams[request.target!.service]!,
    retryDelay: () => null, // the client decides whether to retry
    rewriteRequestHeaders(request, headers) {
      const { accessToken, body, stop } = request.passing as ProxiedRequest
      const how = { signal: stop, isStream: request.target!.stream }
      return askedSo(how, requestHeaders(request as FastifyRequest, headers, accessToken, body))
    },
    rewriteHeaders: (headers, request) => answerHeaders(headers, request as FastifyRequest),
    onResponse(request, reply, response) {
      const { stream } = response as unknown as Answer
      // After an early response the client may finish sending: closing now could lose the response.
      if (!request.raw.complete) reply.removeHeader('connection')
      const passing = request.passing as ProxiedRequest
      if (isStream(request as FastifyRequest, reply as FastifyReply))
        return passStream(stream, reply as FastifyReply, limits, passing)
      limitAnswer(stream, reply as FastifyReply, limits, passing)
      void sendBody(stream, request as FastifyRequest, reply as FastifyReply)
    },
    onError(reply, { error }) {
      const request = reply.request as FastifyRequest
      giveUp(request.passing as ProxiedRequest)
      reply.send(toProblem(error.cause ?? error, request.target!.service, request))
    },
  }
}

const isStream = ({ method, target }: FastifyRequest, reply: FastifyReply) =>
  method === 'GET' && target!.stream && String(reply.getHeader('content-type')).startsWith('text/event-stream')

/** Only identity sets cookies; how a service is built stays private. */
function answerHeaders(passed: IncomingHttpHeaders, request: FastifyRequest) {
  dropHopHeaders(passed)
  delete passed.server
  delete passed['x-powered-by']
  const mayBeCompressed = /\b(br|gzip)\b|\*/i.test(String(request.headers['accept-encoding']))
  // A compressed answer has other bytes than the one its service tagged.
  if (mayBeCompressed && passed.etag?.startsWith('"')) passed.etag = `W/${passed.etag}`
  if (request.target!.service !== 'identity') delete passed['set-cookie']
  return passed
}

/**
 * Passes server-sent events on as they come, neither buffered nor compressed, and holds their place until they are over: when
 * the session, the service or the client goes, when either side is silent, and after its time in any case.
 */
function passStream(
  body: Answer['stream'],
  reply: FastifyReply,
  { streamSilenceMs, streamMs }: Limits,
  { place, late, watch }: ProxiedRequest,
): void {
  clearTimeout(late)
  const { raw } = reply.hijack()
  const end = () => void body.destroy()
  // Those that have begun together do not end together.
  const over = setTimeout(end, streamMs * (0.5 + Math.random() / 2))
  raw.once('close', () => {
    clearTimeout(over)
    place.leave()
    end()
  })
  body.on('error', () => undefined) // it closes as well
  body.once('close', () => raw.end())
  raw.setTimeout(streamSilenceMs)
  raw.writeHead(reply.statusCode, reply.getHeaders() as OutgoingHttpHeaders)
  body.pipe(raw)
  watch?.endsBy(end)
}

/** Headers that a client may not set. A request's trace context comes from whoever sends it to services. */
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
function requestHeaders(
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

/** A response whose headers have arrived. */
interface Answer {
  stream: Dispatcher.ResponseData['body']
}

/** Holds the pool's place until the response is sent, and limits how long that takes. */
function limitAnswer(
  body: Answer['stream'],
  reply: FastifyReply,
  limits: Limits,
  { place, findSlowPlace, late }: ProxiedRequest,
): void {
  clearTimeout(late)
  let current = place
  reply.raw.setTimeout(limits.answerStallMs)
  const tooLong = setTimeout(() => reply.raw.destroy(), limits.answerMs)
  const moveToSlow = () => {
    clearTimeout(slow)
    clearInterval(unread)
    const slowPlace = findSlowPlace!()
    if (!slowPlace) return void reply.raw.destroy()
    current.leave()
    current = slowPlace
  }
  const slow = findSlowPlace && setTimeout(moveToSlow, limits.promptAnswerMs)
  // More often than every second or two: until then many unread answers would hold the places of other calls.
  let taken = -1
  const unread =
    findSlowPlace &&
    setInterval(() => {
      const { socket, writableNeedDrain } = reply.raw
      if (!socket || !writableNeedDrain) return
      if (socket.bytesWritten === taken) moveToSlow()
      taken = socket.bytesWritten
    }, limits.unreadMs)
  const over = () => {
    clearTimeout(tooLong)
    clearTimeout(slow)
    clearInterval(unread)
    current.leave()
  }
  body.on('error', () => undefined) // it may fail before anything else listens; the reply notices by itself
  body.once('close', over)
}

/** Some answers have no body, whatever their headers. */
async function sendBody(body: Answer['stream'], { method }: FastifyRequest, reply: FastifyReply) {
  if (method !== 'HEAD' && reply.statusCode !== 204 && reply.statusCode !== 304) return void reply.send(body)
  await body.dump().catch(() => undefined) // the rest is not needed
  reply.send()
}

/** Hop-by-hop headers, never forwarded in either direction (RFC 9110, section 7.6.1). */
const hopHeaders = [
  'connection',
  'expect', // the gateway itself has sent 100 Continue
  'http2-settings',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authentication-info',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]

/** Removes hop-by-hop headers, including those named by `Connection`. */
function dropHopHeaders(headers: IncomingHttpHeaders): void {
  for (const name of namedBy(headers.connection)) delete headers[name]
  for (const name of hopHeaders) delete headers[name]
}

const namedBy = (connection: string | string[] | undefined) =>
  connection
    ? String(connection)
        .toLowerCase()
        .split(',')
        .map((name) => name.trim())
    : []
