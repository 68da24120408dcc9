import { saidBy } from './support/in-secantus.ts'

describe('the embedded MongoDB, where documents expire', () => {
  it('deletes those alone that the index has, and reads no whole collection to find them', async () => {
    expect(await saidBy('expiring.py')).toEqual({
      left: { all: [0, 'undated'], some: [0, 3, 4, 'undated'] },
      read_whole: ['some'], // an index of a part, of which the product has none with an expiry
    })
  }, 120_000)
})
