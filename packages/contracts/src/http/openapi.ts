import { z } from 'zod'
import type { RefusalDefinition } from '../vocabulary/refusals.ts'
import { switchRefusal } from '../vocabulary/switches.ts'
import type { Call } from './call.ts'
import { problem } from './problem.ts'

type Json = Record<string, unknown>

interface ServiceCall extends Call {
  service: string
}

/** The OpenAPI 3.1 document of the given calls; all of it is taken from their declarations. */
export function openApiDocument(
  calls: readonly ServiceCall[],
  { version, serverUrl }: { version: string; serverUrl: string },
) {
  const paths: Record<string, Json> = {}
  for (const call of calls) {
    const path = call.path.replace(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: operation(call) }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Storyright', version, description: 'The calls of the Storyright marketplace.' },
    servers: [{ url: serverUrl }],
    paths,
    components: {
      schemas: namedSchemas(calls),
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'sid' } },
    },
  }
}

function operation(call: ServiceCall): Json {
  return {
    operationId: operationId(call),
    summary: call.summary,
    tags: [call.service],
    ...(call.access === 'public' ? { security: [] } : { security: [{ session: [] }] }),
    parameters: [
      ...parameters(call.params, 'path'),
      ...parameters(call.query, 'query'),
      ...(takesVersion(call) ? [ifMatch] : []),
    ],
    ...requestBody(call),
    responses: {
      [call.status]: {
        description: call.summary,
        ...(call.isVersioned && { headers: { ETag: etag } }),
        ...(call.isStream && { content: { 'text/event-stream': { schema: { type: 'string' } } } }),
        ...(call.sends && { content: { [call.sends]: { schema: { type: 'string' } } } }),
        ...(call.reply && { content: { 'application/json': { schema: replySchema(call.reply) } } }),
      },
      ...problems(call),
    },
  }
}

/** A change of what several can edit at once, as against reading it. */
export const takesVersion = ({ isVersioned, method }: Call): boolean => isVersioned === true && method !== 'GET'

const etag = { description: 'Begins with the version, which a change takes as If-Match', schema: { type: 'string' } }
const ifMatch = {
  name: 'If-Match',
  in: 'header',
  required: false,
  description:
    'The ETag that was read before; where it is an older one, 409 and nothing changes. Without it whatever is there changes.',
  schema: { type: 'string' },
}

const operationId = (call: Call) =>
  `${call.method.toLowerCase()}${call.path
    .replace(/^\/api/, '')
    .replace(/:/g, 'by-')
    .replace(/[/-]+(\w)/g, (_all, letter: string) => letter.toUpperCase())}`

function parameters(shape: z.ZodObject | undefined, where: 'path' | 'query'): Json[] {
  if (!shape) return []
  const { properties = {}, required = [] } = schemaOf(shape, 'input') as { properties?: Json; required?: string[] }
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: where,
    required: where === 'path' || required.includes(name),
    schema,
  }))
}

function requestBody(call: Call): Json {
  if (call.body) {
    const required = !call.body.safeParse(undefined).success
    return { requestBody: { required, content: { 'application/json': { schema: schemaOf(call.body, 'input') } } } }
  }
  if (!call.upload) return {}
  const schema = {
    type: 'object',
    properties: { [call.upload]: { type: 'string', contentMediaType: 'application/octet-stream' } },
    required: [call.upload],
  }
  return { requestBody: { required: true, content: { 'multipart/form-data': { schema } } } }
}

/** Not for everybody who is signed in. */
export const mayRefuse = ({ access, refusedWith }: Pick<Call, 'access' | 'refusedWith'>): boolean =>
  refusedWith !== undefined || (access !== 'public' && access !== 'signedIn')

type Status = RefusalDefinition['status']

const isAway = 'A needed part is away; Retry-After says when to come back'

/**
 * The refusals that a call may answer. What depends on what is stored (another's, gone, not in that state) is named for every call
 * that can meet it, so that a client is ready for it.
 */
export function refusalsOf(call: Call): Partial<Record<Status, string>> {
  const isChange = call.method !== 'GET'
  const isAboutSomething = call.params !== undefined
  return {
    ...((isChange || isAboutSomething || call.query) && { 400: 'What was sent is not valid' }),
    ...((call.access !== 'public' || call.checksCredentials) && { 401: 'Not signed in' }),
    ...((isChange || isAboutSomething || call.access !== 'public') && {
      403: call.refusedWith ?? 'Signed in, but not allowed; or sent by another site',
    }),
    ...((isAboutSomething || isChange || call.mayBeMissing) && { 404: 'Unknown or malformed id' }),
    ...((isChange || call.changesOnGet) && {
      409: takesVersion(call)
        ? 'Changed after the version that If-Match names; `current` says how it is now'
        : 'Not possible as things stand now; the sentence says why',
    }),
    ...(isChange && {
      408: 'It took too long to arrive',
      415: 'Of a kind that is not accepted here',
    }),
    413: 'Larger than is accepted here, or announced to be',
    431: 'The address and the headers are longer than is read',
    429: 'More than is allowed at once or in a time; the sentence names the limit, Retry-After says when to come back',
    503: call.switchedBy ? `${isAway}; or ${switchRefusal(call.switchedBy).code}: operators have paused it` : isAway,
  }
}

function problems(call: Call): Json {
  const answer = (description: string) => ({
    description,
    content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
  })
  return Object.fromEntries(Object.entries(refusalsOf(call)).map(([status, message]) => [status, answer(message)]))
}

/** Through a list, so that a named reply is a reference too. */
const replySchema = (reply: z.ZodType) => (schemaOf(z.array(reply), 'output') as { items: Json }).items

/** Named shapes stand once, under `components`; everything else is written out where it is used. */
function schemaOf(schema: z.ZodType, io: 'input' | 'output'): Json {
  const json = z.toJSONSchema(schema, { io, unrepresentable: 'any', reused: 'inline' }) as Json
  const { $schema: _dialect, $defs: _named, id: _id, ...rest } = json
  return JSON.parse(JSON.stringify(rest).replaceAll('"#/$defs/', '"#/components/schemas/')) as Json
}

/** The shapes that carry a name of their own. */
function namedSchemas(calls: readonly Call[]): Json {
  const named: Json = {}
  for (const schema of [problem, ...calls.flatMap((call) => call.reply ?? [])]) {
    const list = z.toJSONSchema(z.array(schema), { io: 'output', unrepresentable: 'any', reused: 'inline' }) as Json
    for (const [name, definition] of Object.entries((list.$defs ?? {}) as Record<string, Json>)) {
      const { id: _id, ...rest } = definition
      named[name] = JSON.parse(JSON.stringify(rest).replaceAll('"#/$defs/', '"#/components/schemas/'))
    }
  }
  return named
}
