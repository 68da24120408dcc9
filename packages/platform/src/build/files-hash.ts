import { createHash } from 'node:crypto'
import { glob, readFile, stat } from 'node:fs/promises'
import path from 'node:path'

const LEFT_OUT = new Set(['node_modules', 'dist', 'test', '.storyright', 'migrations'])

/** A sum over the files and folders named, tests and installed packages left out: equal sums mean equal builds. */
export async function filesHash(places: string[]): Promise<string> {
  const sum = createHash('sha256')
  for (const place of places) for (const file of await filesIn(place)) sum.update(file).update(await readFile(file))
  return sum.digest('hex')
}

async function filesIn(place: string): Promise<string[]> {
  const found = await stat(place).catch(() => undefined)
  if (!found) return []
  if (found.isFile()) return [place]
  const files: string[] = []
  const walk = glob('**', { cwd: place, withFileTypes: true, exclude: (entry) => LEFT_OUT.has(entry.name) })
  for await (const entry of walk)
    if (entry.isFile() && !/\.test\.tsx?$/.test(entry.name)) files.push(path.join(entry.parentPath, entry.name))
  return files.sort()
}
