import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { glob, stat } from 'node:fs/promises'
import path from 'node:path'

/** The inputs of every build besides its own folder: our packages, and the lock file for everybody else's. */
export const sharedInputs = ['packages', 'package-lock.json', 'tsconfig.base.json']

const LEFT_OUT = new Set(['node_modules', 'dist', 'test', '.storyright', 'migrations'])

/** A sum over the files and folders named, tests and installed packages left out: equal sums mean equal builds. */
export async function filesHash(places: string[]): Promise<string> {
  return (await sourcesOf(places)).hash
}

/** The same, and which of the TypeScript files contain a piece of text. */
export async function sourcesOf(places: string[], text?: string): Promise<{ hash: string; holding: string[] }> {
  const sum = createHash('sha256')
  const holding: string[] = []
  for (const place of places)
    for (const file of await filesIn(place)) {
      const content = readFileSync(file) // hundreds of small files: to wait for each takes longer than to read it
      sum.update(file).update(content)
      if (text && file.endsWith('.ts') && content.includes(text)) holding.push(file)
    }
  return { hash: sum.digest('hex'), holding }
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
