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
export function faultIn(schema: AnswerSchema, path = 'the root'): string | undefined {
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
