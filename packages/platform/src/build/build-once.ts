import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { inRepository } from '../repository.ts'
import { filesHash, sharedInputs } from './files-hash.ts'

/** Something that is built into `<home>/build/<name>` from source. */
export interface Build {
  name: string
  folder: string
  make(out: string, home: string): Promise<void>
}

/** Makes a build unless everything it is made from is as it was. */
export async function buildOnce(home: string, { name, folder, make }: Build): Promise<void> {
  const out = path.join(home, 'build', name)
  const stamp = `${out}.inputs`
  const inputs = await filesHash([folder, ...sharedInputs].map((place) => inRepository(place)))
  if ((await readFile(stamp, 'utf8').catch(() => '')) === inputs) return
  await make(out, home)
  await writeFile(stamp, inputs)
}
