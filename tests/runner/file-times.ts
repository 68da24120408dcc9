import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { REPOSITORY } from '@storyright/platform'

/** What a test file took of the processor, its servers aside. */
export interface FileTime {
  /** From the repository's root. */
  file: string
  seconds: number
}

const SLOWEST = 20

/** With more than this a run warns, unless the file stands in `ALLOWED`. It never fails for it. */
export const LIMIT_SECONDS = 30

/** Files that take longer, and why: nobody is warned of them. */
export const ALLOWED: Record<string, string> = {
  'packages/messaging/test/mongodb.test.ts':
    'all that delivery promises, on the embedded MongoDB: close to the limit on a busy machine',
  'packages/platform/test/restoring.test.ts': 'starts whole platforms, kills them and restores them from copies',
  'tests/platform/behaviour.test.ts': 'follows readers through a whole platform: close to the limit on a busy machine',
  'tests/platform/through-the-gateway.test.ts': 'asks every call of the product as everybody, and with nonsense',
}

/** What the workers wrote, the slowest first. */
export async function readTimes(file: string): Promise<FileTime[]> {
  const text = await readFile(file, 'utf8').catch(() => '')
  const times = text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as FileTime)
  return times
    .map((time) => ({ ...time, file: path.relative(REPOSITORY, time.file) }))
    .sort((a, b) => b.seconds - a.seconds)
}

/** The slowest files, for the end of a run. */
export function slowest(times: FileTime[]): string[] {
  const all = times.reduce((sum, { seconds }) => sum + seconds, 0)
  return [
    `${times.length} files took ${Math.round(all)} s of the processor; the slowest:`,
    ...times.slice(0, SLOWEST).map(({ file, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${file}`),
  ]
}

/** The files to warn of, on a processor that is `factor` times slower than ours. */
export const tooSlow = (times: FileTime[], factor = 1): FileTime[] =>
  times.filter(({ file, seconds }) => seconds > LIMIT_SECONDS * factor && !(file in ALLOWED))
