import { type FSWatcher, watch } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { BuildContext, BuildFailure } from 'esbuild'
import { bundleOptions, entryPointsOf, linkPackages } from '../build/bundle-service.ts'
import { namesOwnFolder, placesOf } from '../build/bundle-services.ts'
import { sourcesOf } from '../build/files-hash.ts'
import { inRepository, REPOSITORY } from '../repository.ts'

/** An editor writes a file in several steps. */
const SETTLES_MS = 60

/** The programs that a service consists of while it runs. */
const whileItRuns = [
  ...['main', 'train', 'embed', 'decode', 'draw-share-picture', 'import-worker'],
  ...['examine', 'read-workbook'],
]

interface WatchBundlesInput {
  home: string
  /** The folders of the processes, from the repository's root. */
  folders: readonly string[]
  /** Called when a folder's programs were rebuilt into `out`. */
  rebuilt(folder: string, out: string): Promise<void>
  note(line: string): void
  signal: AbortSignal
}

/** Bundles each folder by itself, and again whenever a file that its bundle is made from changes. A bundle that fails is reported, and the earlier one stays. */
export async function watchBundles({ home, folders, rebuilt, note, signal }: WatchBundlesInput): Promise<void> {
  const { context } = await import('esbuild')
  const { holding } = await sourcesOf(
    [...folders, 'packages'].map((place) => inRepository(place)),
    namesOwnFolder,
  )
  const builds = new Map<string, { build: BuildContext; out: string; inputs: Set<string> }>()
  const changed = new Set<string>()
  let timer: NodeJS.Timeout | undefined
  let working = Promise.resolve()

  const onChange = (place: string) => (_event: string, file: string | null) => {
    if (!file || file.includes('node_modules')) return
    changed.add(path.join(place, file))
    clearTimeout(timer)
    timer = setTimeout(() => {
      working = working.then(rebuildChanged)
    }, SETTLES_MS)
  }
  const watchers: FSWatcher[] = [...folders.map((folder) => path.join(folder, 'src')), 'packages'].map((place) =>
    watch(inRepository(place), { recursive: true }, onChange(place)),
  )
  signal.addEventListener('abort', () => {
    clearTimeout(timer)
    for (const watcher of watchers) watcher.close()
    for (const { build } of builds.values()) void build.dispose()
  })

  async function make(folder: string): Promise<boolean> {
    const one = builds.get(folder)!
    try {
      const { metafile } = await one.build.rebuild()
      one.inputs = new Set(Object.keys(metafile!.inputs))
      return true
    } catch (error) {
      for (const { text, location } of (error as BuildFailure).errors ?? [{ text: String(error) }])
        note(`${folder}: ${location ? `${location.file}:${location.line}:${location.column}: ` : ''}${text}`)
      return false
    }
  }

  async function rebuildChanged(): Promise<void> {
    const files = [...changed]
    changed.clear()
    const affected = folders.filter((folder) => files.some((file) => builds.get(folder)?.inputs.has(file)))
    await Promise.all(
      affected.map(async (folder) => {
        if (!signal.aborted && (await make(folder))) await rebuilt(folder, builds.get(folder)!.out)
      }),
    )
  }

  for (const folder of folders) {
    if (signal.aborted) return
    const out = path.join(home, 'build', 'dev', path.basename(folder))
    await mkdir(out, { recursive: true })
    await writeFile(path.join(out, 'package.json'), '{ "type": "module" }\n')
    await linkPackages(inRepository('node_modules'), path.join(out, '..', 'node_modules'))
    await linkPackages(inRepository(folder, 'node_modules'), path.join(out, 'node_modules'))
    const build = await context({
      ...bundleOptions,
      absWorkingDir: REPOSITORY,
      entryPoints: entryPointsOf(folder).filter((entry) => whileItRuns.includes(entry.out)),
      outdir: out,
      metafile: true,
      sourcemap: true,
      plugins: [placesOf(holding)],
    })
    builds.set(folder, { build, out, inputs: new Set() })
    working = working.then(async () => void (await make(folder)))
    await working
  }
}
