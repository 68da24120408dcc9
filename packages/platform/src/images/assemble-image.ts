import { cp, glob, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { bundleInto } from '../build/bundle-service.ts'
import { inRepository } from '../repository.ts'
import { type Bill, billOf } from './bill-of-materials.ts'
import { bundledPackages, type InstalledPackage, packagesBeside } from './needed-packages.ts'

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
