import { analysisSnapshot, listingAnalysed } from '@storyright/contracts/events'
import { testSandbox } from '@storyright/testing'
import { startAi } from '../../../services/ai/test/harness.ts'
import { recordSentEvents } from './record-sent-events.ts'

/** Runs the real service with the sandbox as its model and makes it publish each of its events. */
export async function openAiPublisher() {
  const sandbox = await testSandbox()
  const ai = await startAi({ sandbox })
  const { sent, stop } = await recordSentEvents(ai.natsUrl, 'ai')
  const listing = await ai.addListing({ description: 'A detective must find her missing sister on an island.' })

  const handlers: Record<string, () => Promise<unknown>> = {
    [listingAnalysed.type]: () => sent(listingAnalysed, listing.id),
    [analysisSnapshot.type]: async () => {
      await sent(listingAnalysed, listing.id)
      await ai.changeListing({ ...listing, aiConsent: false }, 2)
      await ai.republish()
      return sent(analysisSnapshot, listing.id)
    },
  }
  return {
    handlers,
    async close() {
      await stop()
      await ai.stop()
      await sandbox.stop()
    },
  }
}
