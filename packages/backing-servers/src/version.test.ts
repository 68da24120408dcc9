import { isAtLeast, versionIn } from './version.ts'

describe('a server’s version', () => {
  it('is read from what the program prints', () => {
    expect(versionIn('nats-server: v2.15.1')).toBe('2.15.1')
    expect(versionIn('Redis server v=7.0.15 sha=00000000:0 malloc=jemalloc-5.2.1')).toBe('7.0.15')
    expect(versionIn('unknown')).toBeUndefined()
  })

  it('is compared number by number, so Debian’s NATS 2.9 is older than 2.11', () => {
    expect(isAtLeast('2.9.10', '2.11')).toBe(false)
    expect(isAtLeast('2.11.0', '2.11')).toBe(true)
    expect(isAtLeast('3.0', '2.11')).toBe(true)
  })
})
