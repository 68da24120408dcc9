import { isIP } from 'node:net'
import { refusals } from '@storyright/contracts/vocabulary'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import ipaddr from 'ipaddr.js'

/** Refuses a request with two `Host` headers: parsers would disagree on the host. */
export function refuseTwoHosts({ raw: { rawHeaders } }: FastifyRequest): void {
  const hosts = rawHeaders.filter((text, at) => at % 2 === 0 && text.toLowerCase() === 'host')
  if (hosts.length > 1) throw refusals.malformedRequest({ message: 'The request names more than one host.' })
}

const ofThisMachine = ['localhost', '127.0.0.1', '[::1]']
/** Probes may use any address. */
const health = ['/healthz', '/readyz']

/**
 * Answers only requests for this machine or one of the names, at any port. A page of another site whose name was made to lead here
 * is of the same origin for its browser: only the name gives it away.
 */
export function answerOnlyAs(app: FastifyInstance, names: readonly string[]): void {
  const own = new Set([...ofThisMachine, ...names.map((name) => name.toLowerCase())])
  app.addHook('onRequest', async (request) => {
    refuseTwoHosts(request)
    if (health.includes(request.url)) return
    const { host } = request.headers
    if (host !== undefined && own.has(host.toLowerCase().replace(/:\d+$/, ''))) return
    request.raw.resume()
    throw refusals.misdirected()
  })
}

/** What counts as one client: an IPv4 address, or the 64 bits of an IPv6 address that its owner hands out freely. */
export function clientNetwork(address: string): string {
  if (isIP(address) === 0) return address
  const read = ipaddr.process(address) // IPv4 also where it is written as IPv6
  if (read instanceof ipaddr.IPv4) return read.toString()
  const network = read.parts.slice(0, 4).map((group) => group.toString(16))
  return `${network.join(':')}::/64`
}
