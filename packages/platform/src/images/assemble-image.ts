import { cp, glob, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { bundleInto } from '../build/bundle-service.ts'
import { type Bill, billOf } from './bill-of-materials.ts'
import { copyPackages } from './copy-packages.ts'
import { bundledPackages, packagesBeside } from './needed-packages.ts'

/** One image: its name, and the folder of its source. */
export interface Image {
  name: string
  folder: string
}

/** What is the same in all images of one build. */
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
  const told = billOf(bill, name, [...bundledPackages(metafile), ...beside], builtAt)
  await writeFile(path.join(out, 'sbom.json'), `${JSON.stringify(told, null, 2)}\n`)
}

/** The Node that all images share: the one that assembles them. */
export const copyNode = (out: string) => cp(process.execPath, out)
