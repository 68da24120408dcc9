import { isIPv6 } from 'node:net'

const MAPPED_IPV4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i

/** What counts as one client: an IPv4 address, or the 64 bits of an IPv6 address that its owner hands out freely. */
export function clientAddress(address: string): string {
  const mapped = MAPPED_IPV4.exec(address)
  if (mapped) return mapped[1]!
  const [plain] = address.split('%', 1) as [string]
  return isIPv6(plain) ? networkOf(plain) : plain
}

function networkOf(address: string): string {
  const [start, end] = address.split('::') as [string, string?]
  const groups = (part: string | undefined) => (part ? part.split(':') : [])
  const left = groups(start)
  const missing = end === undefined ? 0 : 8 - left.length - groups(end).length
  const all = [...left, ...Array.from({ length: missing }, () => '0'), ...groups(end)]
  return `${all
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`
}
