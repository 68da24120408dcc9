import { environmentParts } from '@storyright/service-kit'
import { z } from 'zod'

const positive = z.coerce.number().positive()

/** Which model is asked, where, and how often. */
export const modelEnvironment = {
  /** Any endpoint that speaks OpenAI's protocol. */
  OPENAI_BASE_URL: environmentParts.address.default('https://api.openai.com/v1'),
  OPENAI_API_KEY: z.string().min(1),
  OPENAI_MODEL: z.string().min(1).default('gpt-5-mini'),
  /** Of all replicas together. */
  MODEL_CALLS_PER_HOUR: z.coerce.number().int().min(0).default(600),
  /** Of one call, from its beginning to the last byte of the answer. */
  MODEL_LIMIT_SECONDS: positive.default(20),
  /** What a million tokens cost, in dollars, for the metrics: those it reads, and those it writes. */
  MODEL_INPUT_PRICE: z.coerce.number().min(0).default(0),
  MODEL_OUTPUT_PRICE: z.coerce.number().min(0).default(0),
}

type ModelConfig = z.infer<z.ZodObject<typeof modelEnvironment>>

/** The same for `createModel`. */
export const modelSettingsOf = (config: ModelConfig) => ({
  baseUrl: config.OPENAI_BASE_URL,
  apiKey: config.OPENAI_API_KEY,
  name: config.OPENAI_MODEL,
  callsPerHour: config.MODEL_CALLS_PER_HOUR,
  limitMs: config.MODEL_LIMIT_SECONDS * 1_000,
  prices: { input: config.MODEL_INPUT_PRICE, output: config.MODEL_OUTPUT_PRICE },
})
