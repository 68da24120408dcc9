import { refusals } from '@storyright/contracts/vocabulary'
import type { FastifyRequest } from 'fastify'

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Cross-site request forgery is stopped by origin, without a token: an unsafe request must come from our own pages. One
 * that says nothing of where it comes from passes: browsers always say, webhooks and scripts do not.
 */
export function refuseForeignOrigin(request: FastifyRequest, publicOrigin: string): void {
  if (safeMethods.has(request.method)) return
  const { origin } = request.headers
  const site = request.headers['sec-fetch-site']
  if (origin !== undefined) {
    if (origin === publicOrigin || isOwnHost(origin, request.host)) return
    throw refusals.foreignOrigin()
  }
  if (site !== undefined && site !== 'same-origin' && site !== 'none') throw refusals.foreignOrigin()
}

const isOwnHost = (origin: string, host: string) => URL.canParse(origin) && new URL(origin).host === host
