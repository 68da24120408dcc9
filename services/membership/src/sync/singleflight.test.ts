import { createSingleflight } from './singleflight.ts'

/** Work that ends when it is told to. */
function steps() {
  const begun: ((result: string) => void)[] = []
  const work = () => new Promise<string>((resolve) => void begun.push(resolve))
  return { begun, work }
}
const settled = () => new Promise((resolve) => setImmediate(resolve))

describe('work in one flight', () => {
  it('is shared by all who come while it is under way, and begins after they came', async () => {
    const { begun, work } = steps()
    const inOneFlight = createSingleflight<string>()
    const first = inOneFlight('a', work)
    const others = [inOneFlight('a', work), inOneFlight('a', work), inOneFlight('a', work)]
    await settled()
    expect(begun).toHaveLength(1)
    begun[0]!('old')
    expect(await first).toBe('old')
    await settled()
    expect(begun).toHaveLength(2)
    const late = inOneFlight('a', work)
    begun[1]!('new')
    expect(await Promise.all(others)).toEqual(['new', 'new', 'new'])
    await settled()
    begun[2]!('newest')
    expect(await late).toBe('newest')
    await settled()
    void inOneFlight('a', work)
    expect(begun).toHaveLength(4)
  })

  it('goes on after a failure, and keeps different things apart', async () => {
    const inOneFlight = createSingleflight<string>()
    const failing = inOneFlight('a', () => Promise.reject(new Error('No')))
    const next = inOneFlight('a', async () => 'yes')
    expect(await inOneFlight('b', async () => 'other')).toBe('other')
    await expect(failing).rejects.toThrow('No')
    expect(await next).toBe('yes')
  })
})
