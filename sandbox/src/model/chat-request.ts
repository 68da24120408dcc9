import { z } from 'zod'
import { invalidRequest } from './model-error.ts'
import { type AnswerSchema, faultIn } from './strict-schema.ts'

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
