import { type Lane, Lanes, lanes } from './run-jobs.ts'

const filled = (each: number) => {
  const queue = new Lanes()
  const laneOf = new Map<unknown, Lane>()
  for (let place = 0; place < each; place++)
    for (const lane of lanes.toReversed()) {
      const run = async () => undefined
      laneOf.set(run, lane)
      queue.enqueue(run, { lane, id: `${lane} ${place}` })
    }
  return { queue, next: () => laneOf.get(queue.dequeue()) }
}

describe('whose turn it is at the provider', () => {
  it('is a capture’s first, then a release’s, then a comparison’s', () => {
    const { next } = filled(2)
    const turns = Array.from({ length: 6 }, next)
    expect(turns).toEqual(['captures', 'captures', 'releases', 'releases', 'comparisons', 'comparisons'])
  })

  it('is now and then the last one’s, although the first has no end', () => {
    const { next } = filled(200)
    const turns = Array.from({ length: 128 }, next)
    expect(turns.filter((lane) => lane === 'comparisons')).toHaveLength(4)
    expect(turns.indexOf('comparisons')).toBeLessThan(32)
  })

  it('is nobody’s whose call was taken back', () => {
    const { queue, next } = filled(1)
    queue.remove('captures 0')
    expect(queue.size).toBe(2)
    expect(next()).toBe('releases')
  })
})
