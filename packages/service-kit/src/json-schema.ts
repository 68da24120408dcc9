import { z } from 'zod'

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
