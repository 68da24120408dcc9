import { saidBy } from './support/in-secantus.ts'

it('the embedded MongoDB reads what indexes are like once for many documents, and notices what changes between two writes', async () => {
  expect(await saidBy('writing-many.py')).toEqual({
    few: true,
    found: 40,
    left: 174,
    refused: [11000],
    levels: [0, 0, 0, 2],
    profiles: 1,
  })
}, 120_000)
