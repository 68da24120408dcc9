import { type LookupAddress, type LookupOptions, lookup } from 'node:dns'
import ipaddr from 'ipaddr.js'

type Answer = (error: Error | null, address: string | LookupAddress[], family?: number) => void

/** An address that anybody on the internet may have: not this machine's, its network's or its cloud's. */
export const isPublic = (address: string): boolean =>
  ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast'

/** Resolves a name for a connection that is about to be made, and refuses it unless every address is public: nobody resolves it again. */
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
