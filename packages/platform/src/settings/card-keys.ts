import type { PaidService } from '@storyright/contracts/vocabulary'

/** The keys of an account at the card provider; without them the sandbox replaces it. */
export interface CardKeys {
  secret: string
  publishable: string
  webhookSecrets: Record<PaidService, string>
}

/** For processes that call the provider only. */
export const secretVariables = [
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'STRIPE_MEMBERSHIP_WEBHOOK_SECRET',
] as const

/** Takes the secrets out of an environment, so that no program that is started from it inherits them. */
export function takeCardKeys(env: NodeJS.ProcessEnv): CardKeys | null {
  const { STRIPE_SECRET_KEY: secret, STRIPE_PUBLISHABLE_KEY: publishable = '' } = env
  const { STRIPE_WEBHOOK_SECRET: offers = '', STRIPE_MEMBERSHIP_WEBHOOK_SECRET: membership = '' } = env
  for (const name of secretVariables) delete env[name]
  if (!secret) return null
  for (const [name, value] of Object.entries({
    STRIPE_WEBHOOK_SECRET: offers,
    STRIPE_MEMBERSHIP_WEBHOOK_SECRET: membership,
  }))
    if (!value)
      throw new Error(`With STRIPE_SECRET_KEY, ${name} has to be set, too: docs/operating.md says where it comes from.`)
  return { secret, publishable, webhookSecrets: { offers, membership } }
}
