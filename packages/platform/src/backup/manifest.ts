import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'

/** What a backup is and holds. */
export interface Manifest {
  format: 1
  /** The moment that it shows. */
  at: string
  servers: string[]
  /** The major version of PostgreSQL, whose files no other one reads. */
  postgres: string
  bytes: number
  /** Size and SHA-256 of each file, by its path from the backup. */
  files: Record<string, [bytes: number, sha256: string]>
}

const NAME = 'manifest.json'
const MiB = 1024 * 1024

/** Describes everything in a folder, and lays the description beside it. */
export async function writeManifest(
  folder: string,
  details: Pick<Manifest, 'at' | 'servers' | 'postgres'>,
): Promise<Manifest> {
  const files: Manifest['files'] = {}
  for (const name of await filesIn(folder)) files[name] = await describe(path.join(folder, name))
  const bytes = Object.values(files).reduce((sum, [size]) => sum + size, 0)
  const manifest: Manifest = { format: 1, ...details, bytes, files }
  await writeFile(path.join(folder, NAME), JSON.stringify(manifest, null, 1), { mode: 0o600 })
  return manifest
}

/** Reads the description and compares every file with it; throws a sentence about the first that differs. */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(path.join(folder, NAME), 'utf8').catch(() => {
    throw new Error(`${folder} holds no whole backup: there is no ${NAME}.`)
  })
  const manifest: Manifest = JSON.parse(text)
  if (manifest.format !== 1) throw new Error(`${folder} was made by another version of this program.`)
  const found = new Set(await filesIn(folder))
  const damaged = (name: string, how: string) => new Error(`The backup is damaged: ${name} ${how}.`)
  for (const name of Object.keys(manifest.files)) if (!found.delete(name)) throw damaged(name, 'is missing')
  for (const name of found) throw damaged(name, 'does not belong to it')
  for (const [name, expected] of Object.entries(manifest.files))
    if (String(await describe(path.join(folder, name))) !== String(expected))
      throw damaged(name, 'is not what was copied')
  return manifest
}

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile())
  return files
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .filter((name) => name !== NAME)
}

async function describe(file: string): Promise<[number, string]> {
  const hash = createHash('sha256')
  let bytes = 0
  for await (const chunk of createReadStream(file, { highWaterMark: MiB })) {
    hash.update(chunk)
    bytes += chunk.length
  }
  return [bytes, hash.digest('hex')]
}
