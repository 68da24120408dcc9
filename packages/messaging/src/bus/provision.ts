import { connect, type NatsConnection, type NodeConnectionOptions } from '@nats-io/transport-node'
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

/** A plain connection to NATS, for operators' commands and tests. */
export const connectTo = (natsUrl: string, options: NodeConnectionOptions = {}): Promise<NatsConnection> =>
  connect({ ...options, ...whereAndWho(natsUrl) })

/** Client options for `nats://user:password@host:port`, or several of those with commas between. */
export function serverOptions(natsUrl: string, name: string, retryMs: number): NodeConnectionOptions {
  return {
    ...whereAndWho(natsUrl),
    name,
    inboxPrefix: `_INBOX.${name}`, // a service may be allowed to hear its own answers only
    timeout: 5_000,
    maxReconnectAttempts: -1,
    reconnectTimeWait: retryMs,
    ignoreAuthErrorAbort: true, // a rotated password arrives with a restart; until then keep trying
    pingInterval: 5_000, // a host that vanishes silently is noticed within seconds
    maxPingOut: 2,
  }
}

/** Where the servers are, and who connects. */
function whereAndWho(natsUrl: string) {
  const urls = natsUrl.split(',').map((url) => new URL(url.trim()))
  const { username, password } = urls[0]!
  return {
    servers: urls.map((url) => url.host),
    ...(username && { user: decodeURIComponent(username), pass: decodeURIComponent(password) }),
  }
}
