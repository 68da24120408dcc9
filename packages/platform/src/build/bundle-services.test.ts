import { mkdtemp, readlink, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { BuildOptions } from 'esbuild'
import { processes } from '../environment/processes.ts'
import { inRepository } from '../repository.ts'
import { bundleAll } from './bundle-services.ts'
import { filesHash, sharedInputs, sourcesOf } from './files-hash.ts'

describe('bundling the services', () => {
  let home: string
  beforeAll(async () => {
    home = await mkdtemp(path.join(tmpdir(), 'storyright-bundles-'))
  })
  afterAll(() => rm(home, { recursive: true }))

  it('takes one call of esbuild for all programs, which share their files, one for threads, and one for what is loaded before each', async () => {
    const calls: BuildOptions[] = []
    const folders = processes.map(({ folder }) => folder)
    const build = async (options: BuildOptions) => void calls.push(options)
    await bundleAll(folders, home, { holding: [], build })
    expect(calls.map(({ splitting = false }) => splitting)).toEqual([true, true, false])
    const made = (calls[0]!.entryPoints as { out: string }[]).map(({ out }) => out)
    for (const { name } of processes) expect(made).toContain(`${name}/main`)
    expect(made).toEqual(expect.arrayContaining(['ai/train', 'identity/admin-create', 'offers/seed', 'offers/operate']))
    expect((calls[1]!.entryPoints as { out: string }[]).map(({ out }) => out)).toEqual(['catalogue/import-worker'])
    expect(await readlink(path.join(home, 'node_modules'))).toBe(inRepository('node_modules'))
  })

  it('makes them anew when a package changes that they bundle', async () => {
    const lock = path.join(home, 'package-lock.json')
    const withLock = async (text: string) => {
      await writeFile(lock, text)
      return filesHash(sharedInputs.map((name) => (name === 'package-lock.json' ? lock : inRepository(name))))
    }
    expect(await withLock('pg 8.23.1')).not.toBe(await withLock('pg 8.23.2'))
  })

  it('knows which sources read files from beside themselves, wherever their code comes to lie', async () => {
    const { holding } = await sourcesOf(
      [inRepository('packages/demo'), inRepository('services/ai')],
      'import.meta.dirname',
    )
    expect(holding.map((file) => path.relative(inRepository(), file)).sort()).toEqual([
      'packages/demo/src/community/comments.ts',
      'packages/demo/src/community/discussions.ts',
      'packages/demo/src/listings.ts',
      'services/ai/src/model/prompts/prompt.ts',
    ])
  })
})
