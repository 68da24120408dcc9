import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Metafile } from 'esbuild'
import { inRepository, REPOSITORY } from '../repository.ts'

interface Manifest {
  name: string
  version: string
  dependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
}

/** A package from a registry: its folder from the repository's root, and what it is. */
export interface InstalledPackage {
  folder: string
  name: string
  version: string
}

const manifestOf = (folder: string): Manifest => JSON.parse(readFileSync(inRepository(folder, 'package.json'), 'utf8'))
const installed = (folder: string): InstalledPackage => {
  const { name, version } = manifestOf(folder)
  return { folder, name, version }
}

/** The packages of a registry whose code is inside a bundle. */
export function bundledPackages({ inputs }: Metafile): InstalledPackage[] {
  const folders = Object.keys(inputs).flatMap((file) => file.match(/^.*node_modules\/(?:@[^/]+\/)?[^/]+/)?.[0] ?? [])
  return [...new Set(folders)].map(installed)
}

/**
 * The packages that a bundle needs beside itself: what our packages in it depend on and is not inside, with everything that those
 * depend on in turn.
 */
export function packagesBeside(metafile: Metafile): InstalledPackage[] {
  const inside = new Set(bundledPackages(metafile).map(({ name }) => name))
  const ours = new Set(Object.keys(metafile.inputs).flatMap((file) => ownFolderOf(file) ?? []))
  const found = new Set<string>()
  const take = (folder: string, isOurs = false): void => {
    const { dependencies = {}, optionalDependencies = {} } = manifestOf(folder)
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies })) {
      if (isOurs && (inside.has(name) || name.startsWith('@storyright/'))) continue
      const place = placeOf(name, folder)
      if (!place && name in dependencies && !(name in optionalDependencies))
        throw new Error(`${folder} needs ${name}, which is not installed.`)
      if (!place || found.has(place)) continue
      found.add(place)
      take(place)
    }
  }
  for (const folder of ours) take(folder, true)
  return [...found].sort().map(installed)
}

/** The folder of the package of ours that a file belongs to. */
const ownFolderOf = (file: string) => file.match(/^(?:(?:packages|services)\/[^/]+|sandbox)(?=\/)/)?.[0]

/** Where Node finds a package, asked from a folder. */
function placeOf(name: string, from: string): string | undefined {
  for (let folder = inRepository(from); folder.startsWith(REPOSITORY); folder = path.dirname(folder)) {
    const place = path.join(folder, 'node_modules', name)
    if (existsSync(path.join(place, 'package.json'))) return path.relative(REPOSITORY, place)
  }
  return undefined
}
