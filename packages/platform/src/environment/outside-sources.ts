import { type EnrichmentSource, enrichmentSources } from '@storyright/contracts/vocabulary'
import { sourceVariables } from '../settings/source-access.ts'
import type { Installation } from './installation.ts'

export const sandboxAccounts: Record<EnrichmentSource, string> = {
  books: 'books-storyright',
  youtube: 'youtube-storyright',
  twitter: 'x-storyright',
}

/** The sandbox is free, so its daily quota is practically unlimited. */
const SANDBOX_PER_DAY = '10000000'

/** Where books, videos and posts are looked up, and with which key: each at its own provider or in the sandbox. */
export function outsideSources({ sourceAccess, ports }: Installation): Record<string, string> {
  const sandbox = `http://127.0.0.1:${ports.sandbox}`
  const variables = enrichmentSources.flatMap((source): [string, string | undefined][] => {
    const { key, url, perDay } = sourceVariables[source]
    const account = sourceAccess[source]
    if (account) return [[key, account.key], ...(account.url ? [[url, account.url] as [string, string]] : [])]
    return [
      [key, sandboxAccounts[source]],
      [url, sandbox],
      [perDay, process.env[perDay] ?? SANDBOX_PER_DAY],
    ]
  })
  if (!sourceAccess.books) variables.push(['OUTSIDE_IMAGE_ORIGIN', sandbox])
  variables.push(['DEMO_SOURCES', enrichmentSources.filter((source) => !sourceAccess[source]).join(',')])
  return Object.fromEntries(variables) as Record<string, string>
}

/** The keys that the sandbox knows. */
export const sandboxSourceKeys = (): Record<string, string> =>
  Object.fromEntries(enrichmentSources.map((source) => [sourceVariables[source].key, sandboxAccounts[source]]))
