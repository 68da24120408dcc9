import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { MessageProviderPact, PactV4, Verifier } from '@pact-foundation/pact'

process.env.PACT_DO_NOT_TRACK = 'true'
const logLevel = 'error'

/** Values from the state handlers are put into the request where the consumer asked for them. */
export type States = Record<string, () => Promise<Record<string, string> | undefined>>

/**
 * One pact between a consumer and a provider, in a folder of its own: the consumer's expectations are written to it first,
 * then the provider is verified against them.
 */
export async function openPact(consumer: string, provider: string) {
  const dir = await mkdtemp(path.join(tmpdir(), 'storyright-pact-'))
  const file = path.join(dir, `${consumer}-${provider}.json`)
  return {
    pact: new PactV4({ consumer, provider, dir, logLevel }),
    /** Sends every expected request to the real service. */
    verifyService: (providerBaseUrl: string, stateHandlers: States) =>
      new Verifier({ provider, providerBaseUrl, pactUrls: [file], stateHandlers, logLevel }).verifyProvider(),
    /** Compares every expected message with the one that the provider sent. */
    verifyMessages: (messageProviders: Record<string, () => Promise<unknown>>) =>
      new MessageProviderPact({ provider, pactUrls: [file], messageProviders, logLevel }).verify(),
    close: () => rm(dir, { recursive: true }),
  }
}
export type OpenPact = Awaited<ReturnType<typeof openPact>>
