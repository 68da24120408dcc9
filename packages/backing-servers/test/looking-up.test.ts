import { saidBy } from './support/in-secantus.ts'

it('the embedded MongoDB finds what is among several values, and compares no document with every name', async () => {
  expect(await saidBy('looking-up.py')).toEqual({ differing: [], found: 200, compared: 0 })
}, 120_000)
