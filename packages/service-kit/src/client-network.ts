import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'

/** What counts as one client: an IPv4 address, or the 64 bits of an IPv6 address that its owner hands out freely. */
export function clientNetwork(address: string): string {
  if (isIP(address) === 0) return address
  const read = ipaddr.process(address) // IPv4 also where it is written as IPv6
  if (read instanceof ipaddr.IPv4) return read.toString()
  const network = read.parts.slice(0, 4).map((group) => group.toString(16))
  return `${network.join(':')}::/64`
}
