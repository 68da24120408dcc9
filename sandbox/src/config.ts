import { configOf, environmentParts, serviceEnvironment } from '@storyright/service-kit'
import { z } from 'zod'
import { endpoints } from './payments/webhooks/endpoint.store.ts'

const { PORT, HOST, LOG_LEVEL } = serviceEnvironment

const json = z.string().transform((text, context) => {
  try {
    return JSON.parse(text) as unknown
  } catch {
    context.addIssue({ code: 'custom', message: 'This is not JSON' })
    return z.NEVER
  }
})

export const readConfig = configOf({
  PORT,
  HOST,
  LOG_LEVEL,
  SMTP_PORT: PORT,
  MAIL_PORT: PORT,
  /** Where browsers find the mail catcher, where that is not this machine’s own port. */
  MAIL_URL: environmentParts.address.optional(),
  /** What sandbox and mail catcher are called where others ask them, such as `sandbox` in a cluster. */
  HOST_NAMES: environmentParts.hostNames,
  DATA_DIR: z.string().min(1),
  STRIPE_SECRET_KEY: z.string().min(1).default('sk_test_storyright'),
  STRIPE_PUBLISHABLE_KEY: z.string().min(1).default('pk_test_storyright'),
  OPENAI_API_KEY: z.string().min(1).default('sk-storyright'),
  OPENAI_MODEL: z.string().min(1).default('sandbox-1'),
  GOOGLE_BOOKS_API_KEY: z.string().min(1).default('books-storyright'),
  YOUTUBE_API_KEY: z.string().min(1).default('youtube-storyright'),
  X_BEARER_TOKEN: z.string().min(1).default('x-storyright'),
  /** A list of `{url, secret, events}`; the ones of the last start stay unless it is given. */
  WEBHOOKS: json.pipe(endpoints).optional(),
})
export type SandboxConfig = ReturnType<typeof readConfig>
