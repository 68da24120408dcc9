import type { Readable } from 'node:stream'
import { type Call, takesVersion } from '@storyright/contracts/http'
import { access, refusals, type Viewer } from '@storyright/contracts/vocabulary'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { jsonSchemaOf } from './json-schema.ts'
import { validate } from './validation.ts'
import { type Expected, expectedOf } from './version.ts'

type Parsed<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined

export interface CallRequest<C extends Call> {
  viewer: C['access'] extends 'public' ? Viewer | null : Viewer
  params: Parsed<C['params']>
  query: Parsed<C['query']>
  body: Parsed<C['body']>
  /** What the If-Match of a versioned change names. */
  expected: Expected
  request: FastifyRequest
  reply: FastifyReply
}

type Answer<C extends Call> = C['reply'] extends z.ZodType
  ? z.input<C['reply']>
  : C['sends'] extends string
    ? Readable
    : undefined

export type CallHandler<C extends Call> = (call: CallRequest<C>) => Promise<Answer<C>>

/** Mounts a declared call: access, input and output follow from its declaration. */
export function serve<C extends Call>(app: FastifyInstance, call: C, handler: CallHandler<C>): void {
  app.route({
    method: call.method,
    url: call.path,
    ...(call.reply && { schema: { response: { [call.status]: jsonSchemaOf(call.reply, 'output') } } }),
    handler: async (request, reply) => {
      const viewer = await request.readViewer()
      if (viewer && !access[call.access](viewer))
        request.log.warn(
          { security: 'refused', personId: viewer.id, call: `${call.method} ${call.path}` },
          'Access was refused',
        )
      admit(call, viewer)
      if (call.changesOnGet && request.method === 'HEAD') {
        parseParams(call, request)
        if (call.query) validate(call.query, request.query)
        return reply.code(call.status).type('application/json; charset=utf-8').send()
      }
      if (call.switchedBy) await request.server.switches.require(call.switchedBy)
      const answer = await handler({
        viewer: viewer as CallRequest<C>['viewer'],
        params: parseParams(call, request) as Parsed<C['params']>,
        query: (call.query && validate(call.query, request.query)) as Parsed<C['query']>,
        body: (call.body && validate(call.body, request.body)) as Parsed<C['body']>,
        expected: takesVersion(call) ? expectedOf(request, reply, call.status) : null,
        request,
        reply,
      })
      if (reply.sent || reply.raw.headersSent) return reply
      if (reply.statusCode === 200) reply.code(call.status)
      return call.reply || call.sends ? answer : reply.send()
    },
  })
}

/** 401 without a viewer, 403 without access. */
export function admit(call: Pick<Call, 'access' | 'refusedWith'>, viewer: Viewer | null): void {
  if (access[call.access](viewer)) return
  if (!viewer) throw refusals.notSignedIn()
  throw refusals.notAllowed({ message: call.refusedWith })
}

function parseParams(call: Call, request: FastifyRequest): unknown {
  if (!call.params) return undefined
  const parsed = call.params.safeParse(request.params)
  if (!parsed.success) throw refusals.notFound() // a malformed id names nothing
  return parsed.data
}
