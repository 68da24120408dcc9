import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { backUpPostgres, copyTree, rememberedChoices, type Say } from '@storyright/backing-servers'
import { whileFrozen } from './freeze.ts'
import { type Manifest, writeManifest } from './manifest.ts'
import { FROZEN, OUTSIDE, POSTGRES, QUIET } from './parts.ts'

/** What is copied, and where to. */
export interface Backup {
  home: string
  /** A folder that is not there yet, or empty. */
  to: string
  /** Of the running PostgreSQL, as its administrator has it. */
  postgresUrl: string
  say: Say
}

/** Copies everything that a home holds, whether its other servers run or not. What was begun is removed again on failure. */
export async function backUp({ home, to, postgresUrl, say }: Backup): Promise<Manifest> {
  if ((await namesIn(to)).length > 0)
    throw new Error(`${to} is not empty: nothing is overwritten, choose another folder.`)
  await mkdir(to, { recursive: true, mode: 0o700 })
  // Uploads that end, and those that nobody used, vanish at any time.
  const part = (name: string) =>
    existsSync(path.join(home, name)) &&
    copyTree(path.join(home, name), path.join(to, name), { vanishing: name === 'data' })
  // PostgreSQL's copy ends while NATS stands still: what a relay marks as sent after that may be in no copy of NATS.
  const copyFrozen = <Ended>(end: () => Promise<Ended>) =>
    say.step('Copying NATS, MongoDB and Redis, which stand still meanwhile', () =>
      whileFrozen(home, FROZEN, async () => {
        for (const name of FROZEN) await part(name)
        return end()
      }),
    )
  try {
    const folder = path.join(home, POSTGRES)
    const postgres = { url: postgresUrl, folder, to: path.join(to, POSTGRES) }
    const at = await say.step('Copying PostgreSQL, which goes on', () => backUpPostgres(postgres, copyFrozen))
    await say.step('Copying the files', async () => {
      for (const name of [...QUIET, OUTSIDE]) await part(name)
    })
    return await say.step('Describing the backup', async () =>
      writeManifest(to, {
        at: at.toISOString(),
        servers: Object.values(await rememberedChoices(home)).map(({ label }) => label),
        postgres: (await readFile(path.join(folder, 'PG_VERSION'), 'utf8')).trim(),
      }),
    )
  } catch (error) {
    await rm(to, { recursive: true, force: true })
    throw error
  }
}

const namesIn = (folder: string): Promise<string[]> => readdir(folder).catch(() => [])
