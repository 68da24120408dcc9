import { setTimeout as pause } from 'node:timers/promises'
import type { Progress } from '@storyright/backing-servers'
import { provisionStreams } from '@storyright/messaging'
import { producers } from './accounts.ts'

interface KeepStreamsInput {
  natsUrl: string
  progress: Pick<Progress, 'note'>
  everyMs?: number
}

/** Makes streams again that a server of ours has lost, since its services may not; returns how to end this. */
export function keepStreams({ natsUrl, progress, everyMs = 15_000 }: KeepStreamsInput): () => Promise<void> {
  const stopping = new AbortController()
  const { signal } = stopping
  const ended = (async () => {
    while (!signal.aborted) {
      await pause(everyMs, undefined, { signal }).catch(() => undefined)
      if (signal.aborted) return
      const lost = await provisionStreams(natsUrl, producers).catch(() => []) // without NATS there is nothing to keep
      if (lost.length > 0)
        progress.note(
          `NATS had lost ${lost.join(', ')}, which are there again, and empty: npm run events -- resend --since TIME`,
        )
    }
  })()
  return async () => {
    stopping.abort()
    await ended
  }
}
