import path from 'node:path'
import { accountUrl, type Kind } from '@storyright/backing-servers'

/** Addresses of the servers behind the platform, as their administrators have them: NATS, and what its stores live on. */
export interface ServerUrls extends Partial<Record<`${Kind}Url`, string>> {
  natsUrl: string
  /** Those of our own, where everybody has an account; at others all go by the address that was given. */
  own?: readonly Kind[]
}

/** The address of a server that the platform cannot do without. */
export function urlOf(servers: ServerUrls, kind: Kind): string {
  const url = servers[`${kind}Url`]
  if (!url) throw new Error(`No server was started for ${kind}.`)
  return url
}

/** The account of a process at NATS and Redis: that of the service whose code it runs. */
export const accountOf = ({ folder }: { folder: string }): string => path.basename(folder)

/** The address of a server with an account's credentials. */
export const urlFor = (account: string, servers: ServerUrls, kind: Kind): string =>
  servers.own?.includes(kind) ? accountUrl(urlOf(servers, kind), account) : urlOf(servers, kind)
