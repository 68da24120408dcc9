import { mayRefuse } from '@storyright/contracts/http'
import { allCalls } from '@storyright/contracts/services'
import type { Ask } from './ask.ts'

/** The part of a JSON Schema that samples are made from. */
export interface Schema {
  type?: string | string[]
  const?: unknown
  enum?: unknown[]
  format?: string
  minLength?: number
  maxLength?: number
  minimum?: number
  properties?: Record<string, Schema>
  required?: string[]
  oneOf?: Schema[]
  anyOf?: Schema[]
  items?: Schema
  example?: unknown
}

export interface Operation {
  method: string
  /** As the document writes it: `/api/listings/{id}`; what has choices is the first of them. */
  path: string
  isPublic: boolean
  /** Not for everybody who is signed in. */
  mayBeForbidden: boolean
  /** Administrators may not ask it either. */
  isForProducers: boolean
  /** Every status that the document names. */
  statuses: number[]
  pathParameters: string[]
  queryParameters: { name: string; schema: Schema }[]
  /** One for each shape that the body may have; none for calls without a body. */
  bodies: Schema[]
  /** The body may be left out, or say nothing. */
  mayBeEmpty: boolean
  /** The body is a file instead, as multipart. */
  takesFile: boolean
}

interface Described {
  security: unknown[]
  responses: Record<string, unknown>
  parameters: { name: string; in: string; schema: Schema }[]
  requestBody?: { required: boolean; content: Record<string, { schema: Schema }> }
}

const declared = new Map(allCalls.map((call) => [`${call.method} ${call.path.replace(/:(\w+)/g, '{$1}')}`, call]))

/** Every operation of the OpenAPI document that the gateway serves. */
export async function documentedOperations(ask: Ask): Promise<Operation[]> {
  const { paths } = (await ask({ path: '/api/openapi.json' })).json() as {
    paths: Record<string, Record<string, Described>>
  }
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { security, responses, parameters, requestBody }]) => {
      const call = declared.get(`${method.toUpperCase()} ${path}`)!
      const body = requestBody?.content['application/json']?.schema
      const shapes = body ? (body.oneOf ?? body.anyOf ?? [body]) : []
      const saysNothing = ({ type }: Schema) => type === 'null'
      const open = parameters.filter((parameter) => parameter.in === 'path' && !parameter.schema.enum)
      const chosen = parameters.filter((parameter) => parameter.in === 'path' && parameter.schema.enum)
      return {
        method: method.toUpperCase(),
        path: chosen.reduce((its, { name, schema }) => its.replace(`{${name}}`, String(schema.enum![0])), path),
        isPublic: security.length === 0,
        mayBeForbidden: mayRefuse(call),
        isForProducers: call.access === 'producer',
        statuses: Object.keys(responses).map(Number),
        pathParameters: open.map(({ name }) => name),
        queryParameters: parameters.filter((parameter) => parameter.in === 'query'),
        takesFile: requestBody?.content['multipart/form-data'] !== undefined,
        bodies: shapes.filter((shape) => !saysNothing(shape)),
        mayBeEmpty: requestBody?.required === false || shapes.some(saysNothing),
      }
    }),
  )
}

/** The path with every parameter set. */
export const pathWith = ({ path }: Operation, value: string) => path.replace('{number}', '1').replace(/\{\w+\}/g, value)

/** A value that the schema allows; what a schema cannot say is known by the field's name. */
export function sampleOf(schema: Schema, name = ''): unknown {
  if (schema.example) return schema.example
  const choice = schema.oneOf ?? schema.anyOf
  if (choice) return sampleOf(choice[0]!, name)
  if ('const' in schema) return schema.const
  if (schema.enum) return schema.enum[0]
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type
  if (type === 'object')
    return Object.fromEntries(
      Object.entries(schema.properties ?? {}).map(([field, property]) => [field, sampleOf(property, field)]),
    )
  if (type === 'array') return [sampleOf(schema.items ?? {}, name)]
  if (type === 'integer' || type === 'number') return schema.minimum ?? 1
  if (type === 'boolean') return true
  if (schema.format === 'date-time') return '2026-11-22T12:00:00.000Z'
  if (schema.format === 'uuid') return '5d0e7c52-1b9e-4a0e-8d6a-3b8f4a0d2c11'
  if (name === 'textHash' || name === 'dealHash') return 'a'.repeat(64)
  if (name === 'email') return 'somebody@storyright.test'
  if (/website|link|url$|images$/i.test(name)) return 'https://storyright.test'
  if (name === 'date') return '2024-05-01'
  if (name === 'synopsis') return 'a sample of more than fifty letters, for what has to be long'
  if (name === 'token') return 'no-such-token'
  return name.toLowerCase().includes('password') ? 'the same password' : 'a sample of twenty letters'
}
