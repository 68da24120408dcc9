import type { Kind } from '@storyright/backing-servers'

/** Addresses of the servers behind the platform: NATS, and what its stores live on. */
export type ServerUrls = Record<`${Extract<Kind, 'nats'>}Url`, string> & Partial<Record<`${Kind}Url`, string>>

/** The address of a server that the platform cannot do without. */
export function urlOf(servers: ServerUrls, kind: Kind): string {
  const url = servers[`${kind}Url`]
  if (!url) throw new Error(`No server was started for ${kind}.`)
  return url
}
