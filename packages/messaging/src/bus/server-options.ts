import type { NodeConnectionOptions } from '@nats-io/transport-node'

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
export function whereAndWho(natsUrl: string) {
  const urls = natsUrl.split(',').map((url) => new URL(url.trim()))
  const { username, password } = urls[0]!
  return {
    servers: urls.map((url) => url.host),
    ...(username && { user: decodeURIComponent(username), pass: decodeURIComponent(password) }),
  }
}
