import { execFile } from 'node:child_process'
import { copyFile, mkdir, mkdtemp, readdir, readFile, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { REPOSITORY } from '@storyright/platform'

/** The repository as git would hand it over, in a folder of its own; installed packages are those of the original. */
export async function copyRepository(): Promise<string> {
  const copy = await mkdtemp(path.join(tmpdir(), 'storyright-copy-'))
  const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--deduplicate']
  const { stdout } = await promisify(execFile)('git', args, { cwd: REPOSITORY, maxBuffer: 10_000_000 })
  const files = stdout.split('\0').filter(Boolean)
  for (const folder of new Set(files.map((file) => path.dirname(file))))
    await mkdir(path.join(copy, folder), { recursive: true })
  // What was deleted but not yet committed is no part of it.
  await Promise.all(files.map((file) => copyFile(path.join(REPOSITORY, file), path.join(copy, file)).catch(ifMissing)))
  await linkPackages(copy, files)
  return copy
}

/** Every installed package by a link, except our own, which lead to the copy. */
async function linkPackages(copy: string, files: string[]): Promise<void> {
  const places = files.filter((file) => path.basename(file) === 'package.json').map((file) => path.dirname(file))
  for (const place of places) {
    const installed = path.join(REPOSITORY, place, 'node_modules')
    const names = await readdir(installed).catch(() => [])
    await mkdir(path.join(copy, place, 'node_modules'), { recursive: true })
    for (const name of names.filter((each) => each !== '@storyright'))
      await symlink(path.join(installed, name), path.join(copy, place, 'node_modules', name))
  }
  const ours = path.join(copy, 'node_modules/@storyright')
  await mkdir(ours)
  for (const place of places.filter((each) => each !== '.')) {
    const { name } = JSON.parse(await readFile(path.join(copy, place, 'package.json'), 'utf8')) as { name: string }
    await symlink(path.join(copy, place), path.join(copy, 'node_modules', name))
  }
}

/** Writes a file, its folder made. */
export async function writeInto(copy: string, file: string, text: string): Promise<void> {
  await mkdir(path.dirname(path.join(copy, file)), { recursive: true })
  await writeFile(path.join(copy, file), text)
}

function ifMissing(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error
}
