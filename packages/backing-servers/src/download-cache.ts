import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'

/** Which way a server was found the last time. */
export interface Remembered {
  id: string
  label: string
  command?: string
}

/** The choices of earlier starts under this home, by kind of server. */
export async function rememberedChoices(home: string): Promise<Record<string, Remembered>> {
  const text = await readFile(fileOf(home), 'utf8').catch(() => '{}')
  return JSON.parse(text)
}

let before: Promise<unknown> = Promise.resolve()

/** Keeps the choices for the next start, and for `--servers` to show; one after the other, since servers are started together. */
export function rememberChoices(home: string, choices: Record<string, Remembered>): Promise<void> {
  const kept = before.then(() => keep(home, choices))
  before = kept.catch(() => undefined)
  return kept
}

async function keep(home: string, choices: Record<string, Remembered>): Promise<void> {
  const all = { ...(await rememberedChoices(home)), ...choices }
  await mkdir(home, { recursive: true })
  const fresh = `${fileOf(home)}.${process.pid}` // renamed at once: another start may be reading
  await writeFile(fresh, `${JSON.stringify(all, null, 2)}\n`)
  await rename(fresh, fileOf(home))
}

const fileOf = (home: string) => path.join(home, 'servers.json')
