import { appendFile, mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { openKeptList } from '../src/storage/kept-list.ts'

describe('keeping a list on disk', () => {
  let folder: string
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'storyright-kept-'))
  })
  afterEach(() => rm(folder, { recursive: true }))

  interface Item {
    id: string
    words?: string
  }
  const fileOf = () => path.join(folder, 'deep', 'list.jsonl')
  const open = (limits = { items: 3, bytes: 100_000 }) => openKeptList<Item>(fileOf(), limits)
  const idsOf = (list: { all(): readonly Item[] }) => list.all().map(({ id }) => id)
  const addAll = (list: { add(item: Item): void }, ids: string[]) => {
    for (const id of ids) list.add({ id })
  }

  it('finds everything again after a restart, deletions included', () => {
    const list = open()
    addAll(list, ['a', 'b', 'c'])
    expect([list.remove('b'), list.remove('b')]).toEqual([true, false])
    expect(idsOf(open())).toEqual(['a', 'c'])
    open().clear()
    expect(idsOf(open())).toEqual([])
  })

  it('keeps the newest only, in memory and on disk', () => {
    const list = open()
    addAll(list, ['a', 'b', 'c', 'd'])
    expect(idsOf(list)).toEqual(['b', 'c', 'd'])
    expect(list.find('a')).toBeUndefined()
    expect(idsOf(open())).toEqual(['b', 'c', 'd'])
  })

  it('drops the oldest when all together are too large, never the newest', () => {
    const list = open({ items: 10, bytes: 250 })
    for (const id of ['a', 'b', 'c']) list.add({ id, words: 'x'.repeat(80) })
    expect(idsOf(list)).toEqual(['b', 'c'])
    list.add({ id: 'd', words: 'x'.repeat(1_000) })
    expect(idsOf(list)).toEqual(['d'])
  })

  it('does not let its file grow without end', async () => {
    const list = open()
    for (let number = 0; number < 1_000; number += 1) list.add({ id: String(number) })
    expect((await stat(fileOf())).size).toBeLessThan(200)
    expect(idsOf(open())).toEqual(['997', '998', '999'])
  })

  it('leaves out half a line that a killed process wrote, and goes on after it', async () => {
    addAll(open(), ['a'])
    await appendFile(fileOf(), '{"id":"b"')
    const list = open()
    addAll(list, ['c'])
    expect(idsOf(list)).toEqual(['a', 'c'])
    expect(await readFile(fileOf(), 'utf8')).toBe('{"id":"a"}\n{"id":"c"}\n')
  })
})
