import { copyFile, mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import pg from 'pg'
import { copyTree } from '../copy-tree.ts'
import { archiveOf, forgetBefore, isOfArchive, openArchive, segmentsIn, whenArchived } from './archive.ts'

/** A running server, its data folder, and where to. */
export interface PostgresBackup {
  url: string
  folder: string
  to: string
}

// Files that a server recreates, and its log, which is copied from the archive.
const EMPTIED = [
  'pg_wal',
  'pg_replslot',
  'pg_dynshmem',
  'pg_notify',
  'pg_serial',
  'pg_snapshots',
  'pg_stat_tmp',
  'pg_subtrans',
]
const leftOut = (name: string) =>
  isOfArchive(name) ||
  ['postmaster.pid', 'postmaster.opts'].includes(name) ||
  EMPTIED.includes(path.dirname(name)) ||
  /(^|\/)(pgsql_tmp[^/]*|pg_internal\.init)$/.test(name)

// The last segment need not be archived yet: that may take long, while other servers are paused.
const STOP = `SELECT labelfile AS label, spcmapfile AS spaces, pg_walfile_name(lsn) AS last, clock_timestamp() AS at
FROM pg_backup_stop(wait_for_archive => false)`

/** The moment that a copy shows, and the last segment of the log that it needs. */
interface Ended {
  at: Date
  last: string
}

/**
 * Copies a server that goes on working, and its log until the copy is whole. `meanwhile` ends the copy, so that it chooses the moment
 * that is shown, which is returned; the log is waited for after it.
 */
export async function backUpPostgres(
  { url, folder, to }: PostgresBackup,
  meanwhile: (end: () => Promise<Ended>) => Promise<Ended>,
): Promise<Date> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await openArchive(folder)
    const ask = async (sql: string) => (await client.query(sql)).rows[0]
    const { first } = await ask("SELECT pg_walfile_name(pg_backup_start('storyright', fast => true)) AS first")
    await copyTree(folder, path.join(to, 'data'), { skips: leftOut, vanishing: true })
    const { last, at } = await meanwhile(async () => {
      const { label, spaces, ...ended } = await ask(STOP)
      await writeFile(path.join(to, 'data', 'backup_label'), label, { mode: 0o600 })
      if (spaces) await writeFile(path.join(to, 'data', 'tablespace_map'), spaces, { mode: 0o600 })
      return ended
    })
    await whenArchived(folder, last)
    await copyLog({ folder, to: path.join(to, 'wal'), first, last })
    await forgetBefore(folder, first)
    return at
  } finally {
    await client.end()
  }
}

async function copyLog({ folder, to, first, last }: { folder: string; to: string; first: string; last: string }) {
  const kept = await segmentsIn(archiveOf(folder))
  const needed = kept.filter((name) => name >= first && name <= last)
  if (needed[0] !== first || needed.at(-1) !== last)
    throw new Error(
      'PostgreSQL has logged more during the backup than its archive holds: try again when less is going on.',
    )
  await mkdir(to, { recursive: true, mode: 0o700 })
  for (const name of needed) await copyFile(path.join(archiveOf(folder), name), path.join(to, name))
}
