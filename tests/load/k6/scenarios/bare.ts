import http from 'k6/http'
import { visitors } from '../support/options.ts'
import { plan } from '../support/plan.ts'

export { handleSummary } from '../support/summary.ts'
export const options = visitors(Number(__ENV.VISITORS))

/** The bytes of one page through Fastify with @fastify/http-proxy and nothing else: what all others are divided by. */
export default function bare(): void {
  http.get(`${plan.bareUrl}${plan.paths.listings}?limit=24`)
}
