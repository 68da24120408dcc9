import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { keepSnapshot, putSnapshot } from './snapshot.ts'

describe('what a home holds', () => {
  let place: string
  beforeEach(async () => {
    place = await mkdtemp(path.join(tmpdir(), 'snapshot-'))
  })
  afterEach(() => rm(place, { recursive: true, force: true }))

  const snapshot = (key: string) => ({ folder: path.join(place, 'kept'), key, names: ['rows', 'flags.json', 'none'] })
  async function homeWith(name: string, rows: string): Promise<string> {
    const home = path.join(place, name)
    await mkdir(path.join(home, 'rows', 'empty'), { recursive: true })
    await writeFile(path.join(home, 'rows', 'one'), rows)
    await writeFile(path.join(home, 'flags.json'), '{}')
    await writeFile(path.join(home, 'own'), 'of this home alone')
    return home
  }
  const fresh = async (name: string) => {
    const home = path.join(place, name)
    await mkdir(home)
    return home
  }
  const rowsIn = (home: string) => readFile(path.join(home, 'rows', 'one'), 'utf8')

  it('is put into another one, its empty folders too, and nothing else', async () => {
    await keepSnapshot(snapshot('a'), await homeWith('first', 'of today'))
    const home = await fresh('second')
    expect(await putSnapshot(snapshot('a'), home)).toBe(true)
    expect(await rowsIn(home)).toBe('of today')
    expect(existsSync(path.join(home, 'rows', 'empty'))).toBe(true)
    expect((await readdir(home)).toSorted()).toEqual(['flags.json', 'rows'])
  })

  it('is copied, so that a run changes its own home only', async () => {
    const first = await homeWith('first', 'of today')
    await keepSnapshot(snapshot('a'), first)
    await writeFile(path.join(first, 'rows', 'one'), 'changed')
    const second = await fresh('second')
    await putSnapshot(snapshot('a'), second)
    await writeFile(path.join(second, 'rows', 'one'), 'changed')
    const third = await fresh('third')
    await putSnapshot(snapshot('a'), third)
    expect(await rowsIn(third)).toBe('of today')
  })

  it('is not put where it would follow from something else', async () => {
    await keepSnapshot(snapshot('yesterday'), await homeWith('first', 'of yesterday'))
    const home = await fresh('second')
    expect(await putSnapshot(snapshot('today'), home)).toBe(false)
    expect(await readdir(home)).toEqual([])
  })

  it('is kept once: the newest, without what a killed run has left half-made', async () => {
    await keepSnapshot(snapshot('a'), await homeWith('first', 'of yesterday'))
    await mkdir(path.join(place, 'kept', 'half-999999999'))
    await keepSnapshot(snapshot('b'), await homeWith('second', 'of today'))
    expect(await readdir(path.join(place, 'kept'))).toEqual(['b'])
  })

  it('stays when another run has kept the same', async () => {
    await keepSnapshot(snapshot('a'), await homeWith('first', 'the first'))
    await keepSnapshot(snapshot('a'), await homeWith('second', 'the second'))
    expect(await readdir(path.join(place, 'kept'))).toEqual(['a'])
    const home = await fresh('third')
    await putSnapshot(snapshot('a'), home)
    expect(await rowsIn(home)).toBe('the first')
  })

  it('is never used when whoever made it was killed half-way', async () => {
    const half = path.join(place, 'kept', `half-${process.pid}`)
    await mkdir(path.join(half, 'rows'), { recursive: true })
    await writeFile(path.join(half, 'rows', 'old'), 'of a process that had this number')
    expect(await putSnapshot(snapshot('a'), await fresh('first'))).toBe(false)
    await keepSnapshot(snapshot('a'), await homeWith('second', 'of today'))
    const home = await fresh('third')
    await putSnapshot(snapshot('a'), home)
    expect((await readdir(path.join(home, 'rows'))).toSorted()).toEqual(['empty', 'one'])
  })
})
