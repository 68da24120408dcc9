import { connectTo } from './connect-to.ts'
import { deadLetterStream, ensureStream, producerStream, replayStream } from './streams.ts'

/**
 * Makes the streams of these producers and those that all share, where the services themselves may make none; returns the names of those
 * that were missing. `replicas` are the copies of each, in a NATS cluster.
 */
export async function provisionStreams(
  natsUrl: string,
  producers: readonly string[],
  replicas?: number,
): Promise<string[]> {
  const nats = await connectTo(natsUrl)
  const missing: string[] = []
  try {
    for (const plan of [...producers.map(producerStream), deadLetterStream, replayStream])
      if (await ensureStream(nats, plan, replicas)) missing.push(plan.name)
    return missing
  } finally {
    await nats.close()
  }
}
