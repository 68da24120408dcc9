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
  /** In dollars, of all replicas together on a day in UTC; 0 is no limit. */
  MODEL_BUDGET_PER_DAY: z.coerce.number().min(0).default(0),
  /** What a million tokens cost, in dollars, for the metrics: those it reads, and those it writes. */
  MODEL_INPUT_PRICE: z.coerce.number().min(0).default(0),
  MODEL_OUTPUT_PRICE: z.coerce.number().min(0).default(0),
}

type ModelConfig = z.infer<z.ZodObject<typeof modelEnvironment>>

/** The same for `createModel`. */
export function modelSettingsOf(config: ModelConfig) {
  return {
    baseUrl: config.OPENAI_BASE_URL,
    apiKey: config.OPENAI_API_KEY,
    name: config.OPENAI_MODEL,
    callsPerHour: config.MODEL_CALLS_PER_HOUR,
    dollarsPerDay: config.MODEL_BUDGET_PER_DAY,
    limitMs: config.MODEL_LIMIT_SECONDS * 1_000,
    prices: { input: config.MODEL_INPUT_PRICE, output: config.MODEL_OUTPUT_PRICE },
  }
}

/** What an operator should know of prices that are not configured; nothing where both are. */
export function priceWarning({
  MODEL_INPUT_PRICE,
  MODEL_OUTPUT_PRICE,
  MODEL_BUDGET_PER_DAY,
}: ModelConfig): string | null {
  if (MODEL_INPUT_PRICE > 0 && MODEL_OUTPUT_PRICE > 0) return null
  const limit = MODEL_BUDGET_PER_DAY > 0 ? ', and MODEL_BUDGET_PER_DAY limits nothing' : ''
  return `MODEL_INPUT_PRICE or MODEL_OUTPUT_PRICE is 0: what the model costs is not counted${limit}`
}
