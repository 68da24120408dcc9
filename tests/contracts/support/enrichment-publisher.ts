import { enrichmentSnapshot, listingEnriched } from '@storyright/contracts/events'
import { testSandbox } from '@storyright/testing'
import { startEnrichment } from '../../../services/enrichment/test/harness.ts'
import { recordSentEvents } from './record-sent-events.ts'

/** Runs the real service with the sandbox as the world and makes it publish each of its events. */
export async function openEnrichmentPublisher() {
  const sandbox = await testSandbox()
  const enrichment = await startEnrichment({ sandbox })
  const { sent, stop } = await recordSentEvents(enrichment.natsUrl, 'enrichment')
  const { id } = await enrichment.addListing({ title: 'Unheard of', author: 'Nobody Whatsoever' })
  await enrichment.run('youtube')
  await enrichment.run('twitter')

  const handlers: Record<string, () => Promise<unknown>> = {
    [listingEnriched.type]: () => sent(listingEnriched, id),
    [enrichmentSnapshot.type]: async () => {
      await enrichment.republish()
      return sent(enrichmentSnapshot, id)
    },
  }
  return {
    handlers,
    async close() {
      await stop()
      await enrichment.stop()
      await sandbox.stop()
    },
  }
}
