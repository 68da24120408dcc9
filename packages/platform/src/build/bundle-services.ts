import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, readlink, rename, rm, symlink, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { BuildOptions, Plugin } from 'esbuild'
import { inRepository } from '../repository.ts'
import { bundleOptions, entryPointsOf, isOfThread, linkPackages, TELEMETRY } from './bundle-service.ts'
import { sharedInputs, sourcesOf } from './files-hash.ts'

/** By this, code reads files from beside itself. */
export const namesOwnFolder = 'import.meta.dirname'

/** Where the bundles of a home are. */
const bundlesIn = (home: string) => path.join(home, 'build', 'services')

/** A program of the process whose source is in `folder`, or nothing when it has no such program. */
export function bundleOf(home: string, folder: string, entry: string): string | undefined {
  const file = path.join(bundlesIn(home), path.basename(folder), `${entry}.js`)
  return existsSync(file) ? file : undefined
}

/**
 * Bundles what these folders hold, all in one call of esbuild, unless it is bundled as it is now: what services share is read once and lies
 * in files that they share. Each result has a folder of its own, so that a running platform keeps the files that it began with. Answers
 * whether anything was made.
 */
export async function buildServices(home: string, folders: readonly string[]): Promise<boolean> {
  const places = [...new Set(folders)].sort()
  const { hash, holding } = await sourcesOf(
    [...places, ...sharedInputs].map((place) => inRepository(place)),
    namesOwnFolder,
  )
  const name = `services-${hash.slice(0, 16)}`
  const out = path.join(home, 'build', name)
  const isNew = !existsSync(out)
  if (isNew) {
    const fresh = `${out}.${process.pid}`
    await bundleAll(places, fresh, { holding })
    await rename(fresh, out).catch(() => rm(fresh, { recursive: true, force: true })) // another command made the same meanwhile
  }
  await pointAt(bundlesIn(home), name)
  return isNew
}

/** Removes the bundles of earlier sources; only the one launcher of a home may do so. */
export async function forgetOldBundles(home: string): Promise<void> {
  const folder = path.join(home, 'build')
  const current = await readlink(bundlesIn(home))
  const old = (await readdir(folder)).filter((name) => name.startsWith('services-') && name !== current)
  for (const name of [...old, 'compiled']) await rm(path.join(folder, name), { recursive: true, force: true })
}

/** Bundles all programs of all folders into `out`. The files that name their own place are in `holding`. */
export async function bundleAll(
  folders: readonly string[],
  out: string,
  { holding, build }: { holding: readonly string[]; build?: (options: BuildOptions) => Promise<unknown> },
): Promise<void> {
  const run = build ?? (await import('esbuild')).build // loaded only where something is to be built
  await mkdir(out, { recursive: true })
  const entryPoints = folders.flatMap((folder) => {
    const name = path.basename(folder)
    return entryPointsOf(folder).map((entry) => ({ ...entry, out: `${name}/${entry.out}` }))
  })
  const options: BuildOptions = { ...bundleOptions, write: true, outdir: out }
  const shared: BuildOptions = {
    ...options,
    splitting: true,
    chunkNames: 'shared/[hash]',
    plugins: [placesOf(holding)],
  }
  await Promise.all([
    run({ ...shared, entryPoints: entryPoints.filter((entry) => !isOfThread(entry)) }),
    run({ ...shared, entryPoints: entryPoints.filter(isOfThread) }),
    // It is loaded before a program, and must not bring along what it is to watch.
    run({ ...options, entryPoints: [{ in: TELEMETRY, out: 'telemetry' }] }),
  ])
  await writeFile(path.join(out, 'package.json'), '{ "type": "module" }\n')
  for (const folder of folders) {
    await mkdir(path.join(out, path.basename(folder)), { recursive: true })
    await linkPackages(inRepository(folder, 'node_modules'), path.join(out, path.basename(folder), 'node_modules'))
  }
  await linkPackages(inRepository('node_modules'), path.join(out, 'node_modules'))
}

/** Code that reads files from beside itself goes on reading them in the repository, whichever file it comes to lie in. */
export function placesOf(holding: readonly string[]): Plugin {
  return {
    name: 'places-of-sources',
    setup({ onLoad }) {
      if (holding.length === 0) return
      const filter = new RegExp(`^(?:${holding.map((file) => file.replaceAll(/[^\w/-]/g, '\\$&')).join('|')})$`)
      onLoad({ filter }, async ({ path: file }) => ({
        loader: 'ts',
        contents: (await readFile(file, 'utf8')).replaceAll(namesOwnFolder, JSON.stringify(path.dirname(file))),
      }))
    },
  }
}

/** Points a link at another target in one go: whoever follows it meanwhile finds the one or the other. */
async function pointAt(link: string, target: string): Promise<void> {
  const fresh = `${link}.${process.pid}`
  await rm(fresh, { force: true })
  await symlink(target, fresh)
  await rename(fresh, link)
}
