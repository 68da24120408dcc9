import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

const ARCHIVE = 'wal-archive'
/** While this file exists, the write-ahead log is archived; without a backup it is useless. */
const OPEN = 'open'
/** What `open` becomes when there is too much: the log is whole up to there. */
const FULL = 'full'

/** Of 16 MiB each. */
const MOST_SEGMENTS = 64

const LOOK_EVERY_MS = 50
const ARCHIVED_WITHIN_MS = 5 * 60_000

const keep = [
  `if ! test -e ${ARCHIVE}/${OPEN}; then exit 0; fi`,
  `if test $(ls ${ARCHIVE} | wc -l) -gt ${MOST_SEGMENTS}; then mv ${ARCHIVE}/${OPEN} ${ARCHIVE}/${FULL}; exit; fi`,
  `test -e ${ARCHIVE}/%f || { cp %p ${ARCHIVE}/%f.new && sync ${ARCHIVE}/%f.new && mv ${ARCHIVE}/%f.new ${ARCHIVE}/%f; }`,
].join('\n')

/** The settings with which a server keeps its log from the first backup on, in its own folder and up to a bound. */
export const archiving = ['archive_mode=on', `archive_command=${keep}`]

export const archiveOf = (folder: string) => path.join(folder, ARCHIVE)
export const isOfArchive = (name: string) => name === ARCHIVE

/** Starts archiving; an archive that has become too long is restarted. */
export async function openArchive(folder: string): Promise<void> {
  const archive = archiveOf(folder)
  const names: string[] = await readdir(archive).catch(() => [])
  if (names.includes(FULL)) await rm(archive, { recursive: true })
  await mkdir(archive, { recursive: true, mode: 0o700 })
  await writeFile(path.join(archive, OPEN), '')
}

/** Returns once this segment is kept, or nothing is kept any more. */
export async function whenArchived(folder: string, segment: string): Promise<void> {
  const limit = Date.now() + ARCHIVED_WITHIN_MS
  for (;;) {
    const names = await readdir(archiveOf(folder))
    if (names.includes(segment) || !names.includes(OPEN)) return
    if (Date.now() > limit) throw new Error('PostgreSQL does not archive its log: its own log says why.')
    await pause(LOOK_EVERY_MS)
  }
}

/** Deletes the log before this segment. */
export async function forgetBefore(folder: string, segment: string): Promise<void> {
  for (const name of await segmentsIn(archiveOf(folder)))
    if (name < segment) await rm(path.join(archiveOf(folder), name), { force: true })
}

/** The names of the segments in a folder, in their order. */
export async function segmentsIn(folder: string): Promise<string[]> {
  const names: string[] = await readdir(folder).catch(() => [])
  return names.filter((name) => /^[0-9A-F]{24}$/.test(name)).toSorted()
}
