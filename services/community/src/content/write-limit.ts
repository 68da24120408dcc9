import type { Viewer } from '@storyright/contracts/vocabulary'
import { clientNetwork } from '@storyright/service-kit'
import { rateLimit } from '@storyright/stored-service/redis'
import type { Config } from '../config.ts'
import type { Deps } from '../deps.ts'

const MINUTE_MS = 60_000
const message = 'You are writing very fast. Please take a breath and try again in a moment.'

/** The rate limit for writing. */
export function writeLimit(
  deps: Pick<Deps, 'redis' | 'logger'>,
  config: Pick<Config, 'LIMIT_WRITES_PER_MINUTE' | 'LIMIT_WRITES_AT_ONCE'>,
): (viewer: Viewer) => Promise<void> {
  const capacity = config.LIMIT_WRITES_AT_ONCE
  const take = rateLimit(deps, { capacity, intervalMs: Math.ceil(MINUTE_MS / config.LIMIT_WRITES_PER_MINUTE) })
  return ({ id }) => take(`limit:write:${id}`, message)
}

/** Refuses an address from which too much is asked without a session. */
export function addressLimit(
  deps: Pick<Deps, 'redis' | 'logger'>,
  { name, perMinute }: { name: string; perMinute: number },
): (ip: string) => Promise<void> {
  const take = rateLimit(deps, { capacity: perMinute, intervalMs: Math.ceil(MINUTE_MS / perMinute) })
  return (ip) => take(`limit:${name}:${clientNetwork(ip)}`)
}
