import path from 'node:path'
import { modelFolder } from '@storyright/backing-servers'
import type { ModelAccess } from '../settings/model-access.ts'
import type { Installation } from './installation.ts'

export const sandboxModel = { apiKey: 'sk-storyright', model: 'sandbox-1' } as const

/** Where the language model is and how it is asked, and where the model that reads meanings lies once it is fetched. */
export function languageModel({ home, modelAccess, ports }: Installation): Record<string, string> {
  const sandbox: ModelAccess = { ...sandboxModel, baseUrl: `http://127.0.0.1:${ports.sandbox}/v1` }
  const { baseUrl, apiKey, model } = modelAccess ?? sandbox
  const meaning = process.env.MEANING_DIR || modelFolder(path.join(home, 'wheels'))
  return {
    OPENAI_API_KEY: apiKey,
    OPENAI_MODEL: model,
    MEANING_DIR: meaning,
    ...(baseUrl && { OPENAI_BASE_URL: baseUrl }),
  }
}
