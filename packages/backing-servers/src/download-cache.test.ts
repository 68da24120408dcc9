import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { rememberChoices, rememberedChoices } from './download-cache.ts'

describe('what was chosen', () => {
  let home: string
  beforeEach(async () => {
    home = await mkdtemp(path.join(tmpdir(), 'storyright-remembered-'))
  })
  afterEach(() => rm(home, { recursive: true }))

  it('is remembered of every server, though all of them are started at once', async () => {
    const kinds = Array.from({ length: 20 }, (_, number) => `kind-${number}`)
    await Promise.all(kinds.map((kind) => rememberChoices(home, { [kind]: { id: 'path', label: kind } })))
    expect(Object.keys(await rememberedChoices(home)).toSorted()).toEqual(kinds.toSorted())
    expect(await readdir(home)).toEqual(['servers.json'])
  })

  it('is remembered although an earlier choice could not be', async () => {
    await expect(rememberChoices(path.join('/dev/null', 'home'), {})).rejects.toThrow()
    await rememberChoices(home, { redis: { id: 'path', label: 'Redis' } })
    expect(await rememberedChoices(home)).toEqual({ redis: { id: 'path', label: 'Redis' } })
  })
})
