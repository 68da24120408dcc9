import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { ImportMapping, ImportProblem } from '@storyright/contracts/http'

import {
  createGrouping,
  joinRecords,
  proposeMapping,
  type RecognisedImport,
  readOnix,
  readTable,
  recogniseImport,
  rowOfTable,
  type SourceRow,
  UnreadableImport,
} from '@storyright/imports'
import type { ObjectStore } from '@storyright/object-store'
import type { Tx } from '../database.ts'
import { type ListingImport, Prisma } from '../generated/client.ts'
import { recordOf, rowBytesOf } from './import.store.ts'
import { judgeRows } from './judge-rows.ts'
import { keysOf } from './match-rows.ts'
import { takeStep, type WorkDeps } from './take-step.ts'

export type ReadDeps = WorkDeps & { files: Pick<ObjectStore, 'get'> }

/** Few: what is written at once is small enough to be forgotten before it makes the process grow. */
const AT_ONCE = 50
const MOST_WARNINGS = 100

/** Reads an import's file from its beginning, and says of each row what it would do. Killed, it begins anew. */
export async function readImport(deps: ReadDeps, found: ListingImport, signal: AbortSignal): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'storyright-import-'))
  try {
    const place = path.join(folder, 'file')
    const kept = await deps.files.get(found.file)
    if (!kept)
      throw new UnreadableImport('failed', 'The file of this import is not there any more. Please send it again.')
    await pipeline(kept.content, createWriteStream(place), { signal })
    await readRecords(deps, found, place, signal)
  } catch (error) {
    if (signal.aborted || !(error instanceof UnreadableImport)) throw error
    await failImport(deps, found, error.message)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** A failed import shows and applies no rows. */
export async function failImport(deps: WorkDeps, found: ListingImport, failure: string): Promise<void> {
  await takeStep(deps, found, async (tx) => {
    await tx.importRow.deleteMany({ where: { importId: found.id } })
    return { state: 'failed', failure, rowBytes: 0 }
  })
}

async function readRecords(deps: ReadDeps, found: ListingImport, place: string, signal: AbortSignal): Promise<void> {
  const warnings: ImportProblem[] = []
  const warn = (problem: ImportProblem) => {
    if (warnings.length < MOST_WARNINGS) warnings.push(problem)
  }
  const recognised = await recogniseImport(place)
  const reading = found.reading + 1
  const source = await openRecords(deps, found, { place, recognised, warn })
  const begun = await takeStep(deps, found, async () => ({
    reading,
    done: 0,
    total: null,
    failure: null,
    format: recognised.format,
    encoding: recognised.encoding,
    columns: source.columns ?? Prisma.DbNull,
    mapping: source.mapping,
  }))
  if (!begun) {
    await source.close()
    return
  }
  const index = createRecordIndex()
  let batch: SourceRow[] = []
  const keep = async () => {
    const records = batch
    batch = []
    return takeStep(deps, found, async (tx) => {
      await keepRecords(tx, { importId: found.id, reading, records })
      return { done: { increment: records.length } }
    })
  }
  for await (const record of source.records) {
    signal.throwIfAborted()
    index.add(record)
    batch.push(record)
    if (batch.length >= AT_ONCE && !(await keep())) return
  }
  if (!(await keep())) return
  const isJoined = await joinGroups(deps, found, { reading, groups: found.groupWorks ? index.groups() : new Map() })
  if (!isJoined) return
  await takeStep(deps, found, async (tx) => {
    await tx.importRow.deleteMany({ where: { importId: found.id, reading: { lt: reading } } })
    await noteRepeated(tx, found.id, index.repeated())
    return {
      warnings: warnings as unknown as Prisma.InputJsonArray,
      total: await tx.importRow.count({ where: { importId: found.id } }),
    }
  })
  const isJudged = await judgeRows(deps, found, signal)
  if (isJudged)
    await takeStep(deps, found, async (tx) => ({ state: 'ready', rowBytes: await rowBytesOf(tx, found.id) }))
}

interface RecordSource {
  records: AsyncIterable<SourceRow>
  columns: { name: string; example: string }[] | null
  mapping: ImportMapping
  /** For whoever does not read the records. */
  close(): Promise<unknown>
}

interface OpenRecordsInput {
  place: string
  recognised: RecognisedImport
  warn(problem: ImportProblem): void
}

async function openRecords(
  deps: ReadDeps,
  found: ListingImport,
  { place, recognised, warn }: OpenRecordsInput,
): Promise<RecordSource> {
  if (recognised.format.startsWith('onix'))
    return { records: readOnix(place, recognised, warn), columns: null, mapping: {}, close: async () => undefined }
  const { columns, rows } = await readTable(place, recognised, warn)
  const names = columns.map(({ name }) => name)
  const mapping = await mappingFor(deps, found, names)
  const records = async function* () {
    for await (const row of rows) yield rowOfTable(names, mapping, row)
  }
  return { records: records(), columns, mapping, close: () => rows.return(undefined) }
}

/** What was said of these columns, for this file or the last one with the same head; else what their names say. */
async function mappingFor(deps: ReadDeps, found: ListingImport, names: string[]): Promise<ImportMapping> {
  const ofNames = (mapping: ImportMapping) =>
    Object.fromEntries(names.filter((name) => name in mapping).map((name) => [name, mapping[name]!]))
  const said = ofNames(found.mapping as ImportMapping)
  if (Object.keys(said).length > 0) return said
  const former = await deps.db.listingImport.findMany({
    where: { agentId: found.agentId, id: { not: found.id }, appliedAt: { not: null } },
    orderBy: { createdAt: 'desc' },
    select: { mapping: true },
    take: 10,
  })
  const same = former.find(({ mapping }) => names.every((name) => name in (mapping as ImportMapping)))
  return same ? ofNames(same.mapping as ImportMapping) : proposeMapping(names)
}

/** Which records say the same title again, and which are of one work. Keys are kept in memory, records are not. */
function createRecordIndex() {
  const last = new Map<string, number>()
  const repeatedBy = new Map<number, number>()
  const grouping = createGrouping()
  return {
    add(record: SourceRow): void {
      const { n, isbns, reference, notice, problems } = record
      if (notice !== 'whole' || problems.some(({ level }) => level === 'error')) return
      for (const key of keysOf({ isbns, editions: [], reference })) {
        const former = last.get(key)
        if (former !== undefined && former !== n) {
          repeatedBy.set(former, n)
          grouping.remove(former)
        }
        last.set(key, n)
      }
      grouping.add(record)
    },
    repeated: () => repeatedBy,
    groups: () => grouping.groups(),
  }
}

async function keepRecords(
  tx: Tx,
  { importId, reading, records }: { importId: string; reading: number; records: SourceRow[] },
): Promise<void> {
  const rows = JSON.stringify(
    records.map((record) => ({ n: record.n, record })),
    storable,
  )
  await tx.$executeRaw`
    INSERT INTO import_rows (import_id, n, reading, record)
    SELECT ${importId}::uuid, n, ${reading}, record FROM jsonb_to_recordset(${rows}::jsonb) AS sent (n integer, record jsonb)
    ON CONFLICT (import_id, n) DO UPDATE SET reading = EXCLUDED.reading, record = EXCLUDED.record, state = NULL, repeated_by = NULL`
}

async function noteRepeated(tx: Tx, importId: string, repeated: Map<number, number>): Promise<void> {
  const [rows, by] = [[...repeated.keys()], [...repeated.values()]]
  await tx.$executeRaw`
    UPDATE import_rows SET repeated_by = r.by FROM unnest(${rows}::int[], ${by}::int[]) AS r (n, by)
    WHERE import_id = ${importId}::uuid AND import_rows.n = r.n`
}

/** PostgreSQL keeps neither NUL bytes nor half characters. */
export const storable = (_key: string, value: unknown) =>
  typeof value === 'string' ? value.replaceAll('\0', '').toWellFormed() : value

/** Records of one work become the row of the one that speaks for it. */
async function joinGroups(
  deps: ReadDeps,
  found: ListingImport,
  { reading, groups }: { reading: number; groups: Map<number, number[]> },
): Promise<boolean> {
  const all = [...groups].filter(([, others]) => others.length > 0)
  for (let from = 0; from < all.length; from += AT_ONCE) {
    const some = all.slice(from, from + AT_ONCE)
    const goesOn = await takeStep(deps, found, async (tx) => {
      const wanted = some.flatMap(([main, others]) => [main, ...others])
      const rows = await tx.importRow.findMany({ where: { importId: found.id, reading, n: { in: wanted } } })
      const byN = new Map(rows.map((row) => [row.n, recordOf(row)]))
      const joined = some.map(([main, others]) =>
        joinRecords(
          byN.get(main)!,
          others.map((n) => byN.get(n)!),
        ),
      )
      await keepRecords(tx, { importId: found.id, reading, records: joined })
      await tx.importRow.deleteMany({ where: { importId: found.id, n: { in: some.flatMap(([, others]) => others) } } })
      return {}
    })
    if (!goesOn) return false
  }
  return true
}
