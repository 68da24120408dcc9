import { execFile } from 'node:child_process'
import { mkdir, readFile, rm, statfs, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import type { Fault, Hurt } from './fault.ts'

const run = promisify(execFile)
const SIZE = '4g'
const filler = (home: string) => path.join(home, 'filler')

/** Puts a disk of its own under `home`, which can be filled without hurting anybody else; answers why not. */
export async function mountDisk(home: string): Promise<string | undefined> {
  await mkdir(home, { recursive: true })
  if (await isMounted(home)) return empty(home).then(() => undefined) // of a run that was killed
  return run('mount', ['-t', 'tmpfs', '-o', `size=${SIZE},mode=700`, 'storyright-chaos', home]).then(
    () => undefined,
    () => 'a disk of its own can be mounted by root alone',
  )
}

export async function unmountDisk(home: string): Promise<void> {
  if (await isMounted(home)) await run('umount', ['-l', home])
}

async function isMounted(home: string): Promise<boolean> {
  return (await readFile('/proc/mounts', 'utf8').catch(() => '')).includes(` ${home} `)
}

/** Takes all that is free, down to the last block. */
async function fill(home: string): Promise<void> {
  const { bavail, bsize } = await statfs(home)
  await run('fallocate', ['-l', String(bavail * bsize), filler(home)]).catch(() => undefined)
  for (let more = 0; (await statfs(home)).bavail > 0 && more < 1_000; more++)
    await writeFile(`${filler(home)}-${more}`, Buffer.alloc(4_096)).catch(() => undefined)
}

async function empty(home: string): Promise<void> {
  await rm(filler(home), { force: true })
  for (let more = 0; more < 1_000; more++) await rm(`${filler(home)}-${more}`, { force: true })
}

/** Everything that the platform keeps lies on one disk, and that is full. */
export const diskFault: Fault = {
  name: 'disk-full',
  what: 'the disk with all data, files and logs is full',
  seconds: 30,
  usableWithin: 90,
  agreesWithin: 180,
  unless: async (home) => ((await isMounted(home)) ? undefined : 'a disk of its own can be mounted by root alone'),
  async begin({ home, servers }: Hurt) {
    await fill(home)
    return async () => {
      await empty(home)
      // Of a stream that could not be written once it takes nothing any more, however much room there is.
      await servers.stopOne('nats')
      await servers.bringBackEnded()
      return undefined
    }
  },
}
