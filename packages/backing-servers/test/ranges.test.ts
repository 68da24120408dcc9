import { saidBy } from './support/in-secantus.ts'

it('the embedded MongoDB finds by an index of several fields what it finds without one, both ends of a range among it', async () => {
  expect(await saidBy('ranges.py')).toEqual({ asked: 496, differing: [] })
}, 120_000)
