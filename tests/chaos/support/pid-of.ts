import { readFile } from 'node:fs/promises'
import path from 'node:path'

/** The process number of one of the platform's processes or servers; nothing while it is not running. */
export async function pidOf(home: string, name: string): Promise<number | undefined> {
  const text = await readFile(path.join(home, 'run', `${name}.pid`), 'utf8').catch(() => '')
  return Number.parseInt(text, 10) || undefined
}
