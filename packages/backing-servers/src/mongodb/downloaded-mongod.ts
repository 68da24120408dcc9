import { closeSync } from 'node:fs'
import { mkdir, readdir, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { startChild } from '../guarded-child.ts'
import type { Place } from '../row.ts'
import { isProgram, openLog } from '../run.ts'

const VERSION = '8.2.6'
const SCRIPT = path.join(import.meta.dirname, 'download-mongod.ts')
const SILENCE = 8_000
const DAY = 24 * 60 * 60 * 1000

/** The official server, downloaded once and kept; nothing where it cannot be reached, which is not tried again that day. */
export async function downloadedMongod(place: Place, silence = SILENCE): Promise<string | undefined> {
  const folder = path.join(place.wheels, `mongod-${VERSION}`)
  const program = path.join(folder, 'mongod')
  if (await isProgram(program)) return program
  const failure = path.join(folder, 'could-not-be-downloaded')
  if ((await changed(failure)) > Date.now() - DAY) return undefined
  await mkdir(folder, { recursive: true })
  const downloaded = await place.progress.step(`Downloading MongoDB ${VERSION}`, () => download(place, folder, silence))
  if (downloaded && (await isProgram(program))) return program
  await writeFile(failure, '')
  place.progress.note('MongoDB’s own server could not be downloaded.')
  return undefined
}

/** Gives up once nothing has arrived for a while, however far it was. */
async function download({ home }: Place, folder: string, silence: number): Promise<boolean> {
  const log = await openLog(path.join(home, 'logs', 'install.log'))
  const run = { command: process.execPath, args: [SCRIPT, folder, VERSION], patience: 1, log }
  const env = { ...process.env, MONGOMS_MAX_RETRIES: '1' }
  const child = await startChild({ home, name: 'download-mongod', ...run, env })
  closeSync(log)
  let before = -1
  let limit = 0
  while (child.running()) {
    const size = await sizeOf(folder)
    if (size !== before) limit = Date.now() + silence
    if (Date.now() > limit) await child.stop()
    before = size
    await Promise.race([child.exited, pause(200)])
  }
  return (await child.exited) === 0
}

async function sizeOf(folder: string): Promise<number> {
  const files = await readdir(folder).catch(() => [])
  const sizes = await Promise.all(
    files.map((name) =>
      stat(path.join(folder, name)).then(
        ({ size }) => size,
        () => 0,
      ),
    ),
  )
  return sizes.reduce((sum, size) => sum + size, 0)
}

const changed = (file: string) =>
  stat(file).then(
    ({ mtimeMs }) => mtimeMs,
    () => 0,
  )
