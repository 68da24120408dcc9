import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { cp, glob, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import type { Metafile } from 'esbuild'
import { bundleInto } from '../build/bundle-service.ts'
import { inRepository, REPOSITORY } from '../repository.ts'

/** One image: its name, and the folder of its source. */
export interface Image {
  name: string
  folder: string
}

/** The part that all images of one build share. */
export interface Assembly {
  bill: Bill
  builtAt: Date
}

/** Puts everything into `out` that an image has besides its base and Node. */
export async function assembleImage({ name, folder }: Image, out: string, { bill, builtAt }: Assembly): Promise<void> {
  const metafile = await bundleInto(folder, out)
  for await (const map of glob('*.map', { cwd: out })) await rm(path.join(out, map)) // reading them takes 50 to 90 MB at run time
  const beside = packagesBeside(metafile)
  await copyPackages(beside, out)
  const billOfMaterials = billOf(bill, name, [...bundledPackages(metafile), ...beside], builtAt)
  await writeFile(path.join(out, 'sbom.json'), `${JSON.stringify(billOfMaterials, null, 2)}\n`)
}

/** The Node that all images share: the one that assembles them. */
export const copyNode = (out: string) => cp(process.execPath, out)

const WORKSPACE = /^(?:(?:packages|services)\/[^/]+|sandbox)\/(?=node_modules\/)/
const UNUSED = /\.(map|[cm]?ts|flow|tsbuildinfo|c|cc|cpp|h|hpp)$/
const LICENCE = /licen[cs]e|notice|copying/i
const TEXT = /\.(md|markdown|txt)$/i

/** Copies packages beside a bundle, without types, source maps, texts other than licences, and programs for other machines. */
export async function copyPackages(packages: readonly InstalledPackage[], out: string): Promise<void> {
  const taken = new Map<string, string>()
  for (const { folder } of packages) {
    const target = folder.replace(WORKSPACE, '')
    const other = taken.get(target)
    if (other) throw new Error(`A bundle cannot have both ${folder} and ${other} beside it.`)
    taken.set(target, folder)
    const source = inRepository(folder)
    const filter = (file: string) => file === source || isNeeded(path.relative(source, file))
    await cp(source, path.join(out, target), { recursive: true, dereference: true, filter })
  }
}

function isNeeded(file: string): boolean {
  const parts = file.split(path.sep)
  if (parts.includes('node_modules')) return false // those that are needed are on the list themselves
  const machine = parts[parts.indexOf('prebuilds') + 1]
  if (parts.includes('prebuilds') && machine && machine !== `${process.platform}-${process.arch}`) return false
  const name = path.basename(file)
  return LICENCE.test(name) || !(UNUSED.test(name) || TEXT.test(name))
}

interface Component {
  'bom-ref': string
  name: string
  group?: string
  version: string
}

/** A bill of materials in CycloneDX's form, as far as it is read here. */
interface Bill {
  serialNumber?: string
  metadata: Record<string, unknown>
  components: Component[]
  dependencies: { ref: string; dependsOn?: string[] }[]
}

const nameOf = ({ group, name }: Component) => (group && !name.startsWith('@') ? `${group}/${name}` : name)

/** npm's bill of materials of everything in the lock file. */
export async function billOfAll(): Promise<Bill> {
  // Without the last it refuses to list anything while one package's stated range leaves out what another needs.
  const args = ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only', '--legacy-peer-deps']
  const { stdout } = await promisify(execFile)('npm', args, { cwd: REPOSITORY, maxBuffer: 100_000_000 })
  return JSON.parse(stdout)
}

/** What of it is in an image; the same packages give the same bytes. */
function billOf(all: Bill, image: string, packages: readonly InstalledPackage[], builtAt: Date): Bill {
  const inside = new Set(packages.map(({ name, version }) => `${name}@${version}`))
  const components = all.components.filter((component) => inside.has(`${nameOf(component)}@${component.version}`))
  const refs = new Set(components.map((component) => component['bom-ref']))
  const dependencies = all.dependencies
    .filter(({ ref }) => refs.has(ref))
    .map(({ ref, dependsOn = [] }) => ({ ref, dependsOn: dependsOn.filter((other) => refs.has(other)) }))
  const subject = { name: `storyright/${image}`, type: 'container', 'bom-ref': `storyright/${image}` }
  const node = { type: 'platform', name: 'node', version: process.versions.node, 'bom-ref': 'node' }
  const bill = { ...all, components: [node, ...components], dependencies }
  const metadata = { timestamp: builtAt.toISOString(), component: subject }
  return { ...bill, serialNumber: `urn:uuid:${uuidOf(JSON.stringify(bill.components))}`, metadata }
}

/** A UUID that follows from a text (RFC 9562, version 8). */
function uuidOf(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex')
  return [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `a${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    '-',
  )
}

interface Manifest {
  name: string
  version: string
  dependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
}

/** A package from a registry: its folder from the repository's root, and what it is. */
interface InstalledPackage {
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
function bundledPackages({ inputs }: Metafile): InstalledPackage[] {
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
