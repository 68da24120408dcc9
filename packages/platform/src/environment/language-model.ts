import type { ModelAccess } from '../settings/model-access.ts'
import type { Installation } from './installation.ts'

export const sandboxModel = { apiKey: 'sk-storyright', model: 'sandbox-1' } as const

/** Where the language model is and how it is asked. */
export function languageModel({ modelAccess, ports }: Installation): Record<string, string> {
  const sandbox: ModelAccess = { ...sandboxModel, baseUrl: `http://127.0.0.1:${ports.sandbox}/v1` }
  const { baseUrl, apiKey, model } = modelAccess ?? sandbox
  return { OPENAI_API_KEY: apiKey, OPENAI_MODEL: model, ...(baseUrl && { OPENAI_BASE_URL: baseUrl }) }
}
