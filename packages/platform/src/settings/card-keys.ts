/** The keys of an account at the card provider; without them the sandbox stands for it. */
export interface CardKeys {
  secret: string
  publishable: string
  webhookSecret: string
}

/** What only the processes that talk to the provider are given. */
export const secretVariables = ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'] as const

/** Takes the secrets out of an environment, so that no program that is started from it inherits them. */
export function takeCardKeys(env: NodeJS.ProcessEnv): CardKeys | null {
  const { STRIPE_SECRET_KEY: secret, STRIPE_PUBLISHABLE_KEY: publishable = '', STRIPE_WEBHOOK_SECRET: told = '' } = env
  for (const name of secretVariables) delete env[name]
  return secret ? { secret, publishable, webhookSecret: told } : null
}
