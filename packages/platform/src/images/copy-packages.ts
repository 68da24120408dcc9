import { cp } from 'node:fs/promises'
import path from 'node:path'
import { inRepository } from '../repository.ts'
import type { InstalledPackage } from './needed-packages.ts'

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
