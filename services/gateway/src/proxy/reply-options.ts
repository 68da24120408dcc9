import type { FastifyHttpProxyOptions } from '@fastify/http-proxy'
import type { ServiceName } from '@storyright/contracts/services'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Limits } from '../limits.ts'
import { answerHeaders } from './answer-headers.ts'
import { asRefusal } from './as-refusal.ts'
import { askedSo } from './dispatcher.ts'
import { type Answer, limitAnswer, sendBody } from './give-answer.ts'
import { passStream } from './pass-stream.ts'
import { giveUp, type Passing } from './passing.ts'
import { requestHeaders } from './request-headers.ts'

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
      const { accessToken, body, stop } = request.passing as Passing
      const how = { signal: stop, isStream: request.target!.stream }
      return askedSo(how, requestHeaders(request as FastifyRequest, headers, accessToken, body))
    },
    rewriteHeaders: (headers, request) => answerHeaders(headers, request as FastifyRequest),
    onResponse(request, reply, response) {
      const { stream } = response as unknown as Answer
      // After an early response the client may finish sending: closing now could lose the response.
      if (!request.raw.complete) reply.removeHeader('connection')
      const passing = request.passing as Passing
      if (isStream(request as FastifyRequest, reply as FastifyReply))
        return passStream(stream, reply as FastifyReply, limits, passing)
      limitAnswer(stream, reply as FastifyReply, limits, passing)
      void sendBody(stream, request as FastifyRequest, reply as FastifyReply)
    },
    onError(reply, { error }) {
      const request = reply.request as FastifyRequest
      giveUp(request.passing as Passing)
      reply.send(asRefusal(error.cause ?? error, request.target!.service, request))
    },
  }
}

const isStream = ({ method, target }: FastifyRequest, reply: FastifyReply) =>
  method === 'GET' && target!.stream && String(reply.getHeader('content-type')).startsWith('text/event-stream')
