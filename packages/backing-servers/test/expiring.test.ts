import path from 'node:path'
import { secantusInWheel, wheelEnv } from '../src/mongodb/secantus.ts'
import { outputOf } from '../src/run.ts'
import { silent } from '../src/say.ts'

const wheels = path.resolve(import.meta.dirname, '../../../.storyright/wheels')

describe('the embedded MongoDB, where documents expire', () => {
  it('deletes those alone that the index has, and reads no whole collection to find them', async () => {
    const found = await secantusInWheel({ home: path.dirname(wheels), wheels, say: silent })
    const script = path.join(import.meta.dirname, 'expiring.py')
    const said = await outputOf('python3', [script], wheelEnv(found!.command))
    expect(JSON.parse(said!)).toEqual({
      left: { all: [0, 'undated'], some: [0, 3, 4, 'undated'] },
      read_whole: ['some'], // an index of a part, of which the product has none with an expiry
    })
  }, 120_000)
})
