import { Readable } from 'node:stream'
import { importCalls as calls, type ImportProblem } from '@storyright/contracts/http'
import { type ImportRowOutcome, importLimits, paging, refusals } from '@storyright/contracts/vocabulary'
import { csvTemplate } from '@storyright/imports'
import { receiveFile, takeMultipart } from '@storyright/object-store'
import { type CsvColumn, createGate, csvFile, csvOfPages, idempotencyKeyOf, serve } from '@storyright/service-kit'
import type { FastifyInstance } from 'fastify'
import type { Database } from '../database.ts'
import { catalogueRefusals } from '../errors.ts'
import type { ImportRow } from '../generated/client.ts'
import { changeImportRow, deleteImport, mapImport, startApplying, startUndoing } from './change-import.ts'
import { importViewOf, importViewsOf, requireImport, rowViewOf } from './import.store.ts'
import { type ReceiveDeps, receiveImport } from './receive-import.ts'
import type { WorkDeps } from './take-step.ts'

type Deps = ReceiveDeps & WorkDeps

const expected = {
  field: calls.createImport.upload,
  maximumBytes: importLimits.fileBytes,
  tooLarge: () => catalogueRefusals.importTooLarge(),
}

/** Sending a file of listings. In a scope of its own: only here is a body anything but JSON. */
export async function importFileRoutes(app: FastifyInstance, deps: ReceiveDeps): Promise<void> {
  await takeMultipart(app)
  // Besides the one that is read.
  const receive = createGate({ atOnce: importLimits.atOnce - 1, waiting: 4 })
  const senders = new Set<string>()
  serve(app, calls.createImport, async ({ viewer, request }) => {
    // Whoever sends slowly keeps one place, not all of them.
    if (senders.has(viewer.id)) throw catalogueRefusals.importOnItsWay()
    senders.add(viewer.id)
    try {
      return await receive(() => receiveFile(request, expected, (file) => receiveImport(deps, { viewer, file })))
    } finally {
      senders.delete(viewer.id)
    }
  })
}

/** Looking at an import, correcting, applying and undoing it. */
export function importRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps

  serve(app, calls.listImports, async ({ viewer }) => {
    const where = { agentId: viewer.id }
    const found = await db.listingImport.findMany({ where, orderBy: { createdAt: 'desc' }, take: paging.pageMaximum })
    return importViewsOf(db, found)
  })

  serve(app, calls.importTemplate, async ({ reply }) => {
    reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', 'attachment; filename="storyright-import-template.csv"')
    return Readable.from([csvTemplate()])
  })

  serve(app, calls.getImport, async ({ viewer, params: { id } }) =>
    importViewOf(db, await requireImport(db, { viewer, id })),
  )

  serve(app, calls.importRows, async ({ viewer, params: { id }, query }) => {
    const found = await requireImport(db, { viewer, id })
    const { state, result, cursor = 0, limit = paging.browseFirst } = query
    const rows = await readRows(db, { id, reading: found.reading, state, result, after: cursor, limit })
    return rows.map(rowViewOf)
  })

  serve(app, calls.importProblems, async ({ viewer, params: { id }, reply }) => {
    const { reading } = await requireImport(db, { viewer, id })
    const lines = csvOfPages(problemColumns, async ({ cursor, limit }) => {
      const rows = await readRows(db, { id, reading, after: Number(cursor ?? 0), limit })
      const last = rows.length === limit ? rows.at(-1)! : null
      return { rows: rows.flatMap(problemsOf), next: last && String(last.n) }
    })
    return csvFile(reply, 'storyright-import-problems.csv', lines)
  })

  serve(app, calls.mapImport, ({ viewer, params: { id }, body }) => mapImport(deps, { viewer, id, ...body }))

  serve(app, calls.changeImportRow, ({ viewer, params: { id, n }, body }) =>
    changeImportRow(deps, { viewer, id, n: rowNumber(n), ...body }),
  )

  serve(app, calls.applyImport, ({ viewer, params: { id }, request }) =>
    startApplying(deps, { viewer, id, key: idempotencyKeyOf(request) }),
  )

  serve(app, calls.undoImport, ({ viewer, params: { id }, request }) =>
    startUndoing(deps, { viewer, id, key: idempotencyKeyOf(request) }),
  )

  serve(app, calls.deleteImport, async ({ viewer, params: { id } }) => {
    await deleteImport(deps, { viewer, id })
    return undefined
  })
}

/** What is no number names no row. */
function rowNumber(text: string): number {
  if (!/^[1-9]\d{0,5}$/.test(text)) throw refusals.notFound()
  return Number(text)
}

interface ReadRowsInput {
  id: string
  reading: number
  state?: string | undefined
  result?: ImportRowOutcome | undefined
  after: number
  limit: number
}

/** Rows that have been looked at, in the order of the file. */
const readRows = (db: Database, { id, reading, state, result, after, limit }: ReadRowsInput): Promise<ImportRow[]> =>
  db.importRow.findMany({
    where: {
      importId: id,
      reading,
      n: { gt: after },
      state: state ?? { not: null },
      ...(result && { result: result === 'none' ? null : result }),
    },
    orderBy: { n: 'asc' },
    take: limit,
  })

interface RowProblem {
  row: ImportRow
  problem: ImportProblem
}

const problemsOf = (row: ImportRow): RowProblem[] =>
  (row.problems as unknown as ImportProblem[]).map((problem) => ({ row, problem }))

const problemColumns: readonly CsvColumn<RowProblem>[] = [
  ['Row', ({ row }) => row.n],
  ['Line', ({ problem }) => problem.line],
  ['Place', ({ problem }) => problem.column],
  ['Title', ({ row }) => String((row.said as { title?: unknown }).title ?? '')],
  ['Key', ({ row }) => row.key],
  ['State', ({ row }) => row.state],
  ['Field', ({ problem }) => problem.field],
  ['How bad', ({ problem }) => problem.level],
  ['Problem', ({ problem }) => problem.message],
]
