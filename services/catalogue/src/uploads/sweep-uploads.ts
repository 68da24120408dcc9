import { type ObjectStore, sweepUnused } from '@storyright/object-store'
import type { Database } from '../database.ts'

interface Deps {
  db: Database
  images: ObjectStore
  files: ObjectStore
}

const KEPT_HOURS = 24

/** Removes pictures and documents that were uploaded a day ago and that nothing names; returns how many of each. */
export async function sweepUploads({ db, images, files }: Deps, now: Date): Promise<{ images: number; files: number }> {
  const keptBefore = new Date(now.getTime() - KEPT_HOURS * 3_600_000)
  const ofFiles = await sweepUnused(files, { keptBefore, usedAmong: (names) => keepUsedFiles(db, names) })
  if (await isSomePictureUnknown(db)) return { images: 0, files: ofFiles }
  const ofImages = await sweepUnused(images, { keptBefore, usedAmong: (names) => keepUsedPictures(db, names) })
  return { images: ofImages, files: ofFiles }
}

/** Forgets files that no chain ever used; attaching one at this moment is refused. Returns the others. */
async function keepUsedFiles(db: Database, names: string[]): Promise<Set<string>> {
  const named = finished(names)
  await db.chainFile.deleteMany({ where: { name: { in: named }, uses: { none: {} } } })
  const used = await db.chainFile.findMany({ where: { name: { in: named } }, select: { name: true } })
  const imported = await db.listingImport.findMany({ where: { file: { in: named } }, select: { file: true } })
  return new Set([...used.map(({ name }) => name), ...imported.map(({ file }) => file)])
}

/** Forgets pictures that nothing shows; returns the others. */
async function keepUsedPictures(db: Database, names: string[]): Promise<Set<string>> {
  const used = await picturesInUse(db, finished(names))
  await db.image.deleteMany({ where: { name: { in: finished(names), notIn: [...used] } } })
  return used
}

/** Leaves out files that a crash left half written. */
const finished = (names: string[]) => names.filter((name) => !name.includes('.'))

/** Used by listings, including withdrawn ones that other services still show, by what a takeover may be undone to, and by people's profiles. */
async function picturesInUse(db: Database, names: string[]): Promise<Set<string>> {
  const used = await db.$queryRaw<{ name: string }[]>`
    SELECT name FROM unnest(${names}::uuid[]) AS name
    WHERE EXISTS (SELECT FROM listings l WHERE pictures_in(l.form) @> ARRAY[name::text])
      OR EXISTS (SELECT FROM takeovers t WHERE t.undone_at IS NULL AND pictures_in(t.before) @> ARRAY[name::text])
      OR EXISTS (SELECT FROM people p WHERE p.picture = name)`
  return new Set(used.map(({ name }) => name))
}

/** A row from before pictures were tracked: until identity has republished every account, no picture may be deleted. */
const isSomePictureUnknown = async (db: Database): Promise<boolean> =>
  (await db.person.count({ where: { isPictureKnown: false, status: { not: 'closed' } } })) > 0
