import { z } from 'zod'

const message = z.object({ role: z.enum(['system', 'developer', 'user', 'assistant']), content: z.string() })
const chatRequest = z.object({
  model: z.string().min(1),
  messages: z.array(message).min(1),
  max_completion_tokens: z.number().int().min(1).optional(),
  stream: z.literal(false).optional(),
  response_format: z
    .object({
      type: z.literal('json_schema'),
      json_schema: z.object({
        name: z.string().regex(/^[\w-]{1,64}$/),
        strict: z.boolean().optional(),
        schema: z.looseObject({}),
      }),
    })
    .optional(),
})
export type ChatRequest = z.infer<typeof chatRequest>

/** Reads what a chat is asked, and refuses a schema that the model could not keep to. */
export function readChatRequest(body: unknown): ChatRequest {
  const parsed = chatRequest.safeParse(body)
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    throw invalidRequest(`Invalid value: ${issue!.message}`, issue!.path.join('.') || null)
  }
  const { response_format: format } = parsed.data
  const fault = format?.json_schema.strict ? faultIn(format.json_schema.schema as AnswerSchema) : undefined
  if (fault)
    throw invalidRequest(
      `Invalid schema for response_format '${format!.json_schema.name}': ${fault}`,
      'response_format',
    )
  return parsed.data
}

/** As much of JSON Schema as structured answers may use. */
export interface AnswerSchema {
  type?: string | string[]
  enum?: unknown[]
  const?: unknown
  properties?: Record<string, AnswerSchema>
  required?: string[]
  additionalProperties?: unknown
  items?: AnswerSchema
  minItems?: number
  maxItems?: number
  minimum?: number
  maximum?: number
  anyOf?: AnswerSchema[]
}

const unsupported = ['allOf', 'oneOf', 'not', 'if', 'then', 'else', 'dependentRequired', 'dependentSchemas', '$ref']

/** Returns what a strict schema may not have, or nothing when the model can keep to it. */
function faultIn(schema: AnswerSchema, path = 'the root'): string | undefined {
  const odd = unsupported.find((keyword) => keyword in schema)
  if (odd) return `In ${path}, '${odd}' is not permitted.`
  if (path === 'the root' && schema.type !== 'object') return "schema must have type 'object'"
  if (schema.properties || schema.type === 'object') {
    if (schema.additionalProperties !== false) return `In ${path}, 'additionalProperties' is required to be false.`
    const optional = Object.keys(schema.properties ?? {}).find((name) => !schema.required?.includes(name))
    if (optional) return `In ${path}, 'required' has to include every key in properties. Missing '${optional}'.`
  }
  const parts: [string, AnswerSchema][] = [
    ...Object.entries(schema.properties ?? {}),
    ...(schema.items ? [['items', schema.items] as [string, AnswerSchema]] : []),
    ...(schema.anyOf ?? []).map((choice, at) => [`anyOf.${at}`, choice] as [string, AnswerSchema]),
  ]
  for (const [name, part] of parts) {
    const fault = faultIn(part, `${path}.${name}`)
    if (fault) return fault
  }
  return undefined
}

interface Details {
  type: 'invalid_request_error' | 'rate_limit_error' | 'server_error'
  message: string
  param?: string | null
  code?: string | null
}

/** A refusal in the shape that OpenAI's protocol gives it. */
export class ModelError extends Error {
  readonly status: number
  readonly body: { error: Required<Details> }

  constructor(status: number, { type, message, param = null, code = null }: Details) {
    super(message)
    this.status = status
    this.body = { error: { message, type, param, code } }
  }
}

const invalidRequest = (message: string, param: string | null = null) =>
  new ModelError(400, { type: 'invalid_request_error', message, param })

export const wrongKey = () =>
  new ModelError(401, {
    type: 'invalid_request_error',
    message: 'Incorrect API key provided.',
    code: 'invalid_api_key',
  })

export const unknownModel = (name: string) =>
  new ModelError(404, {
    type: 'invalid_request_error',
    message: `The model \`${name.slice(0, 100)}\` does not exist or you do not have access to it.`,
    param: 'model',
    code: 'model_not_found',
  })

/** How a requested failure is worded. */
export function failureOf(status: number, code?: string): ModelError {
  const message = 'This failure was asked for.'
  if (status === 429)
    return new ModelError(429, { type: 'rate_limit_error', message, code: code ?? 'rate_limit_exceeded' })
  const type = status >= 500 ? 'server_error' : 'invalid_request_error'
  return new ModelError(status, { type, message, ...(code && { code }) })
}
