import { keepersOfPeople } from '@storyright/contracts/services'
import { company } from '@storyright/contracts/vocabulary'
import { readConfig, serviceEnvironment, urlsOf } from '@storyright/service-kit'
import { z } from 'zod'

const count = z.coerce.number().int().min(1)

const environment = {
  ...serviceEnvironment,
  DATABASE_URL: z.string().min(1),
  REDIS_URL: z.string().min(1),
  SMTP_URL: z.string().min(1),
  MAIL_FROM: z.string().default(company.email),
  /** The address people know the site by; links in mails begin with it. */
  PUBLIC_URL: z.url().transform((url) => url.replace(/\/$/, '')),
  /** A private key, or an array of them: the first signs, all are published. Looked at again every second. */
  SIGNING_KEY_FILE: z.string().min(1),
  /** Services that know more of a person; an export asks each. */
  ...urlsOf(keepersOfPeople, z.url()),
  /** From whom `X-Forwarded-For` is believed: the gateway. */
  TRUSTED_PROXIES: z
    .string()
    .default('loopback')
    .transform((list) => list.split(',').map((proxy) => proxy.trim())),
  LIMIT_SIGN_IN_PER_ACCOUNT: count.default(10),
  LIMIT_SIGN_IN_PER_ADDRESS: count.default(300),
  LIMIT_REQUESTS_PER_ADDRESS: count.default(120),
  LIMIT_REQUESTS_PER_MAILBOX: count.default(5),
}

export const identityConfig = (from?: Record<string, string | undefined>) => readConfig(environment, from)
export type Config = ReturnType<typeof identityConfig>
