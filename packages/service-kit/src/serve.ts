import type { Readable } from 'node:stream'
import { type Call, takesVersion } from '@storyright/contracts/http'
import {
  access,
  beginningOf,
  defineRefusals,
  type FieldError,
  refusals,
  type Viewer,
} from '@storyright/contracts/vocabulary'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
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

type JsonSchema = Record<string, unknown>

/**
 * The JSON Schema of a zod schema. Replies are written by a serialiser compiled from it, which is fast only for plain
 * types: `X | null` of a simple type is therefore one type list, not a choice of two schemas.
 */
export function jsonSchemaOf(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
  return z.toJSONSchema(schema, {
    io,
    target: 'draft-7',
    unrepresentable: 'any',
    reused: 'inline',
    metadata: z.registry(), // no named shapes: the serialiser wants each schema whole
    override: ({ jsonSchema }) => collapseNullable(jsonSchema as JsonSchema),
  }) as JsonSchema
}

function collapseNullable(schema: JsonSchema): void {
  const choices = schema.anyOf as JsonSchema[] | undefined
  if (choices?.length !== 2) return
  const other = choices.find((choice) => choice.type !== 'null')
  if (!other || typeof other.type !== 'string' || !choices.some((choice) => choice.type === 'null')) return
  delete schema.anyOf
  Object.assign(schema, other, { type: [other.type, 'null'] })
  if (Array.isArray(other.enum)) schema.enum = [...other.enum, null]
}

const expected: Record<string, string> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
}

const units: Record<string, string> = { string: ' characters', array: ' entries' }

/** Sentences for the faults that no schema words itself. */
const errorMap: z.core.$ZodErrorMap = (issue) => {
  if (issue.code === 'invalid_type')
    return issue.input === undefined
      ? 'This is required'
      : `This should be ${expected[issue.expected] ?? issue.expected}`
  if (issue.code === 'unrecognized_keys') return `Not known here: ${beginningOf(issue.keys.join(', '), 200)}`
  if (issue.code === 'invalid_value') return `This should be one of: ${issue.values.join(', ')}`
  if (issue.code === 'too_small') return `This should be at least ${issue.minimum}${units[issue.origin] ?? ''}`
  if (issue.code === 'too_big') return `This should be at most ${issue.maximum}${units[issue.origin] ?? ''}`
  if (issue.code === 'not_multiple_of') return `This should be a multiple of ${issue.divisor}`
  if (issue.code === 'invalid_format') return 'This is not written as it should be'
  if (issue.code === 'invalid_union') return 'This is not one of the accepted forms'
  return undefined
}

/** Parses what came in, or throws a 400 that names every field at fault. */
export function validate<Schema extends z.ZodType>(schema: Schema, input: unknown): z.output<Schema> {
  const parsed = schema.safeParse(input, { error: errorMap })
  if (parsed.success) return parsed.data
  const errors = parsed.error.issues
    .slice(0, 50)
    .map((issue): FieldError => ({ path: beginningOf(issue.path.map(String).join('.'), 200), message: issue.message }))
  throw refusals.validationFailed({ message: summary(errors), errors })
}

function summary([first]: FieldError[]): string | undefined {
  if (!first) return undefined
  const isSentenceOfItsOwn = !/^(This|Not known|At most|Contains)/.test(first.message)
  return isSentenceOfItsOwn || !first.path ? first.message : `${first.path}: ${first.message}`
}

const { keyNotValid } = defineRefusals({
  keyNotValid: { status: 400, message: 'An Idempotency-Key has 1 to 255 printable characters.' },
})

/** The Idempotency-Key of a request, the same in every attempt of one wish; `undefined` when there is none. */
export function idempotencyKeyOf({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined {
  const key = headers['idempotency-key']
  if (key === undefined) return undefined
  if (typeof key !== 'string' || !/^[\x21-\x7e]{1,255}$/.test(key)) throw keyNotValid()
  return key
}
