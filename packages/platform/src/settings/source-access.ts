import { type EnrichmentSource, enrichmentSources } from '@storyright/contracts/vocabulary'

/** An account at a source; without one the sandbox replaces it. */
export interface Account {
  key: string
  /** The official address by default. */
  url?: string
}
export type SourceAccess = Partial<Record<EnrichmentSource, Account>>

/** What each source's account, address and daily allowance are called in an environment. */
export const sourceVariables = {
  books: { key: 'GOOGLE_BOOKS_API_KEY', url: 'GOOGLE_BOOKS_API_URL', perDay: 'GOOGLE_BOOKS_REQUESTS_PER_DAY' },
  youtube: { key: 'YOUTUBE_API_KEY', url: 'YOUTUBE_API_URL', perDay: 'YOUTUBE_UNITS_PER_DAY' },
  twitter: { key: 'X_BEARER_TOKEN', url: 'X_API_URL', perDay: 'X_POSTS_PER_DAY' },
} as const satisfies Record<EnrichmentSource, object>

/** For the process that calls the sources only. */
export const sourceSecrets = enrichmentSources.map((source) => sourceVariables[source].key)

/** Takes the keys out of an environment, so that no program that is started from it inherits them. */
export function takeSourceAccess(env: NodeJS.ProcessEnv): SourceAccess {
  const accounts = enrichmentSources.map((source) => [source, takeAccount(env, sourceVariables[source])] as const)
  return Object.fromEntries(accounts.filter(([, account]) => account))
}

function takeAccount(env: NodeJS.ProcessEnv, names: { key: string; url: string }): Account | undefined {
  const { [names.key]: key, [names.url]: url } = env
  delete env[names.key]
  if (key) return { key, ...(url && { url }) }
  if (url) throw new Error(`With ${names.url}, ${names.key} has to be set, too.`)
  return undefined
}
