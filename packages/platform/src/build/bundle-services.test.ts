import { mkdtemp, readlink, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type BuildOptions, build } from 'esbuild'
import { processes } from '../environment/processes.ts'
import { inRepository } from '../repository.ts'
import { bundleOptions } from './bundle-service.ts'
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
    const noted = async (options: BuildOptions) => void calls.push(options)
    await bundleAll(folders, home, { holding: [], build: noted })
    expect(calls.map(({ splitting = false }) => splitting)).toEqual([true, true, false])
    const made = (calls[0]!.entryPoints as { out: string }[]).map(({ out }) => out)
    for (const { name } of processes) expect(made).toContain(`${name}/main`)
    expect(made).toEqual(expect.arrayContaining(['ai/train', 'identity/admin-create', 'offers/seed', 'offers/operate']))
    expect((calls[1]!.entryPoints as { out: string }[]).map(({ out }) => out)).toEqual(['catalogue/import-worker'])
    expect(await readlink(path.join(home, 'node_modules'))).toBe(inRepository('node_modules'))
  })

  it('gives a thread no part of a server', async () => {
    const { outputFiles, metafile } = await build({
      ...bundleOptions,
      entryPoints: ['services/catalogue/src/import-worker.ts'],
      outdir: home,
      splitting: true,
      write: false,
      metafile: true,
    })
    const program = metafile.outputs[path.relative(inRepository(), path.join(home, 'import-worker.js'))]!
    const of = Object.keys(program.inputs)
    expect(of.filter((file) => /node_modules\/(?:@nats-io|undici|@openfeature|@aws-sdk)\//.test(file))).toEqual([])
    expect(program.imports.filter(({ external }) => external).map((one) => one.path)).not.toContain('fastify')
    expect(outputFiles.find((file) => file.path.endsWith('import-worker.js'))!.contents.length).toBeLessThan(2_300_000)
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
