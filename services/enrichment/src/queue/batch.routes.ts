import { enrichmentCalls as calls } from '@storyright/contracts/http'
import type { EnrichmentSource } from '@storyright/contracts/vocabulary'
import { serve } from '@storyright/service-kit'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../deps.ts'
import { readStatus } from './read-status.ts'
import { runBatch } from './run-batch.ts'

/** How far YouTube and X are with the catalogue, and their next batches. */
export function batchRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, calls.youtubeStatus, () => readStatus(deps, 'youtube'))
  serve(app, calls.twitterStatus, () => readStatus(deps, 'twitter'))
  serve(app, calls.enrichYoutube, ({ body }) => runBatch(deps, asked('youtube', body)))
  serve(app, calls.enrichTwitter, ({ body }) => runBatch(deps, asked('twitter', body)))
}

const asked = (
  source: EnrichmentSource,
  { batchSize: size, failedOnly }: { batchSize: number; failedOnly: boolean },
) => ({
  ...{ source, size, failedOnly, isImpatient: true },
})
