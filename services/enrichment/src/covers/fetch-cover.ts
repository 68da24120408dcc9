import { type LookupAddress, type LookupOptions, lookup } from 'node:dns'
import { limits } from '@storyright/contracts/vocabulary'
import ipaddr from 'ipaddr.js'
import { Agent, type Dispatcher, request } from 'undici'
import { enrichmentRefusals } from '../errors.ts'
import { readBounded } from '../sources/http/read-bounded.ts'

interface CreateCoverFetcherInput {
  /** The only origin that need not be public: the sandbox's. */
  imageOrigin: string | null
  limitMs: number
  /** Throws where nothing may be fetched. */
  requireOn(): Promise<void>
  hosts?: readonly string[]
}

export interface CoverFetcher {
  fetch(address: string): Promise<Buffer>
  close(): Promise<void>
}

const MOST_HOPS = 3
const pictures = ['image/png', 'image/jpeg', 'image/webp']
const notTaken = (why: string, cause?: unknown) =>
  Object.assign(enrichmentRefusals.coverNotTaken({ message: `The cover could not be taken over: ${why}.` }), { cause })

/**
 * Downloads a cover: from a known host alone, whose address is checked as the connection is made; a redirect is followed only to
 * such a host again. The content is checked where it is stored.
 */
export function createCoverFetcher({
  imageOrigin,
  limitMs,
  requireOn,
  hosts = coverHosts,
}: CreateCoverFetcherInput): CoverFetcher {
  const outside = new Agent({ connections: 4, connect: { lookup: publicLookup, timeout: limitMs } })
  const own = new Agent({ connections: 4, connect: { timeout: limitMs } })

  async function fetchFrom(address: string, hopsLeft: number, signal: AbortSignal): Promise<Buffer> {
    const url = coverAddress(address, hosts, imageOrigin)
    if (!url) throw notTaken('its address is not one of the source’s')
    const isOwn = imageOrigin !== null && url.origin === new URL(imageOrigin).origin
    const answer = await request(url, { dispatcher: isOwn ? own : outside, signal }).catch((error: unknown) => {
      throw notTaken('it does not answer', error)
    })
    const { location } = answer.headers
    if (answer.statusCode >= 300 && answer.statusCode < 400 && typeof location === 'string') {
      await answer.body.dump()
      if (hopsLeft === 0 || !URL.canParse(location, url.href)) throw notTaken('it is nowhere to be found')
      return fetchFrom(new URL(location, url).href, hopsLeft - 1, signal)
    }
    return pictureOf(answer)
  }

  return {
    async fetch(address) {
      await requireOn()
      return fetchFrom(address, MOST_HOPS, AbortSignal.timeout(limitMs))
    },
    async close() {
      await Promise.all([outside.destroy(), own.destroy()])
    },
  }
}

async function pictureOf({ statusCode, headers, body }: Dispatcher.ResponseData): Promise<Buffer> {
  const type = String(headers['content-type'] ?? '')
    .split(';')[0]!
    .trim()
    .toLowerCase()
  if (statusCode !== 200 || !pictures.includes(type)) {
    await body.dump()
    throw notTaken(statusCode === 200 ? 'it is no picture' : `the source answered ${statusCode}`)
  }
  const bytes = await readBounded(body, limits.imageBytes).catch((error: unknown) => {
    throw notTaken('it does not arrive', error)
  })
  if (!bytes) throw notTaken('it is too large')
  return bytes
}

type Answer = (error: Error | null, address: string | LookupAddress[], family?: number) => void

/** An address that anybody on the internet may have: not this machine's, its network's or its cloud's. */
const isPublic = (address: string): boolean => ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast'

/** Resolves a name for a connection that is about to be made, and refuses it unless every address is public: it is not resolved again. */
export function publicLookup(hostname: string, options: LookupOptions, answer: Answer): void {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return answer(error, [])
    if (addresses.length === 0 || !addresses.every(({ address }) => isPublic(address)))
      return answer(new Error(`${hostname} has an address that is not public`), [])
    if (options.all) return answer(null, addresses)
    const [{ address, family }] = addresses as [LookupAddress]
    return answer(null, address, family)
  })
}

/** Where Google keeps covers. */
export const coverHosts = ['books.google.com', 'books.googleusercontent.com', 'lh3.googleusercontent.com'] as const

/** An address from which a cover may come: https at a known host, or the one origin that the configuration names. */
export function coverAddress(text: string, hosts: readonly string[], imageOrigin: string | null): URL | null {
  if (!URL.canParse(text)) return null
  const url = new URL(text)
  if (url.username || url.password) return null
  if (imageOrigin !== null && url.origin === new URL(imageOrigin).origin) return url
  return url.protocol === 'https:' && url.port === '' && hosts.includes(url.hostname) ? url : null
}
