/** A language model at an endpoint of OpenAI's protocol; without one the sandbox replaces it. */
export interface ModelAccess {
  /** The official endpoint by default. */
  baseUrl?: string
  apiKey: string
  model: string
}

/** For the process that calls the model only. */
export const modelSecret = 'OPENAI_API_KEY'

/** Takes the key out of an environment, so that no program that is started from it inherits it. */
export function takeModelAccess(env: NodeJS.ProcessEnv): ModelAccess | null {
  const { [modelSecret]: apiKey, OPENAI_BASE_URL: baseUrl, OPENAI_MODEL: model } = env
  delete env[modelSecret]
  if (!apiKey && !baseUrl) return null
  if (!model) throw new Error('With OPENAI_API_KEY or OPENAI_BASE_URL, OPENAI_MODEL has to be set, too.')
  return { ...(baseUrl && { baseUrl }), apiKey: apiKey || 'none', model }
}
