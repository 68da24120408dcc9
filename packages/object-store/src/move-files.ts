import { createHash } from 'node:crypto'
import type { ObjectStore } from './object-store.ts'

/** What became of the files of one store. */
export interface MoveReport {
  copied: number
  /** The same bytes stood there under the same name, or the file was removed meanwhile. */
  there: number
  failed: { name: string; why: string }[]
}

/**
 * Copies every complete file from one store to another under its name, and reads each back to compare its SHA-256. What fails is
 * reported and holds up no other. May be ended and begun again at any time; what came later is copied by the next run.
 */
export async function moveFiles({ from, to }: { from: ObjectStore; to: ObjectStore }): Promise<MoveReport> {
  const report: MoveReport = { copied: 0, there: 0, failed: [] }
  for await (const { name, isUnfinished } of from.list()) {
    if (isUnfinished) continue
    try {
      report[await moveFile(name, from, to)] += 1
    } catch (error) {
      report.failed.push({ name, why: (error as Error).message })
    }
  }
  return report
}

async function moveFile(name: string, from: ObjectStore, to: ObjectStore): Promise<'copied' | 'there'> {
  const wanted = await digestOf(name, from)
  if (!wanted || wanted === (await digestOf(name, to))) return 'there'
  const source = await from.get(name)
  if (!source) return 'there'
  await to.putAs(name, source.content)
  if ((await digestOf(name, to)) === wanted) return 'copied'
  await to.remove(name)
  throw new Error('What was read back is not what was sent, so it was removed again')
}

/** `null` where there is no such file. */
async function digestOf(name: string, store: ObjectStore): Promise<string | null> {
  const found = await store.get(name)
  if (!found) return null
  const hash = createHash('sha256')
  for await (const chunk of found.content) hash.update(chunk as Buffer)
  return hash.digest('hex')
}
