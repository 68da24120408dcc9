import { connectTo } from './connect-to.ts'
import { deadLetterStream, ensureStream, producerStream, replayStream } from './streams.ts'

/** Makes the streams of these producers and those that all share, where the services themselves may make none. */
export async function provisionStreams(natsUrl: string, producers: readonly string[]): Promise<void> {
  const nats = await connectTo(natsUrl)
  try {
    for (const plan of [...producers.map(producerStream), deadLetterStream, replayStream])
      await ensureStream(nats, plan)
  } finally {
    await nats.close()
  }
}
