import { refusals } from '@storyright/contracts/vocabulary'
import type { FastifyRequest } from 'fastify'

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Cross-site request forgery is stopped by origin, without a token: an unsafe request must come from our own pages. One
 * without an origin passes: browsers always send one, webhooks and scripts do not.
 */
export function refuseForeignOrigin(request: FastifyRequest, publicOrigin: string): void {
  if (safeMethods.has(request.method)) return
  const { origin } = request.headers
  const site = request.headers['sec-fetch-site']
  if (origin !== undefined) {
    if (origin === publicOrigin || origin === originOf(request)) return
    throw refusals.foreignOrigin()
  }
  if (site !== undefined && site !== 'same-origin' && site !== 'none') throw refusals.foreignOrigin()
}

/** Where this request was sent, as a browser writes it; without the port that is its scheme's own. */
function originOf({ protocol, host }: FastifyRequest): string | undefined {
  const address = `${protocol}://${host}`
  return URL.canParse(address) ? new URL(address).origin : undefined
}
